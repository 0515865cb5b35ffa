import type { PastJob } from './past-jobs.ts';
import { DEMO_PLUMBER, type DemoProfessional } from './professionals.ts';
import { toldOf, type PeopledStory } from './stories/stories.ts';

/** The totals of a professional's reviews and leads. */
export interface Standing {
  ratingMean: number;
  reviewCount: number;
  acceptedCount: number;
  deniedCount: number;
}

/** The totals by professional, as counting the rows of the demo world gives them. */
export function standings(
  professionals: readonly DemoProfessional[],
  jobs: readonly PastJob[],
  stories: readonly PeopledStory[],
): Map<string, Standing> {
  const jobsBy = Map.groupBy(jobs, ({ professional }) => professional.id);
  return new Map(
    professionals.map((professional) => {
      const done = jobsBy.get(professional.id) ?? [];
      const told = toldOf(stories, professional.id);
      const stars = [...done.flatMap(({ review }) => review?.stars ?? []), ...told.stars];
      const sum = stars.reduce<number>((total, one) => total + one, 0);
      return [
        professional.id,
        {
          ratingMean: stars.length === 0 ? 0 : sum / stars.length,
          reviewCount: stars.length,
          acceptedCount: Math.max(professional.acceptedCount, done.length) + told.accepted,
          deniedCount: professional.deniedCount + told.denied,
          ...(professional.id === DEMO_PLUMBER.id ? answersBeside(jobs, done.length, told) : {}),
        },
      ];
    }),
  );
}

/** Every answer of the demo's plumber is a row: he sees his own figures. */
function answersBeside(
  jobs: readonly PastJob[],
  done: number,
  told: { accepted: number; denied: number },
) {
  const beside = jobs.flatMap((job) => job.beside?.status ?? []);
  return {
    acceptedCount: done + beside.filter((status) => status === 'withdrawn').length + told.accepted,
    deniedCount: beside.filter((status) => status === 'denied').length + told.denied,
  };
}
