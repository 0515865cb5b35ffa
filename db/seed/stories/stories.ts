import { STORIES_OF_MARIE } from './stories-of-marie.ts';
import { STORIES_OF_OTHERS } from './stories-of-others.ts';
import { distanceKm } from '#server/places/distance.ts';
import { DEMO_PLUMBER, type DemoProfessional } from '#db/seed/professionals.ts';
import { leadStatusOf, type LeadStory, type Story } from './story.ts';

/** A professional contacted in a story. */
export interface Asked {
  lead: LeadStory;
  professional: DemoProfessional;
  km: number;
}

/** A story with its people, by the number of their lead. */
export interface PeopledStory {
  story: Story;
  asked: readonly Asked[];
}

/** The stories of the demo world, with the nearest professionals of each trade. */
export function peopledStories(professionals: readonly DemoProfessional[]): PeopledStory[] {
  return [...STORIES_OF_MARIE, ...STORIES_OF_OTHERS].map((story) => {
    const nearest = professionals
      .filter(({ profession, id }) => profession === story.profession && id !== DEMO_PLUMBER.id)
      .map((professional) => ({ professional, km: distanceKm(story, professional) }))
      .toSorted((one, other) => one.km - other.km);
    const plumber = { professional: DEMO_PLUMBER, km: distanceKm(story, DEMO_PLUMBER) };
    const chosen = story.withPlumber ? [plumber, ...nearest] : nearest;
    const asked = story.leads.flatMap((lead, index) => {
      const who = chosen[index];
      return who ? [{ lead, ...who }] : [];
    });
    if (asked.length < story.leads.length) throw new Error(`${story.key} has too few people`);
    return { story, asked };
  });
}

/** The totals of a professional from their stories: answers, and the stars of reviews. */
export function toldOf(stories: readonly PeopledStory[], professionalId: string) {
  const leads = stories.flatMap(({ story, asked }) =>
    asked.flatMap(({ lead, professional }, index) =>
      professional.id === professionalId ? [{ lead, index, story }] : [],
    ),
  );
  return {
    accepted: leads.filter(({ lead }) => lead.accepts !== undefined).length,
    denied: leads.filter(({ lead }) => leadStatusOf(lead) === 'denied').length,
    stars: leads.flatMap(({ story, index }) =>
      story.review && story.hires?.lead === index ? [story.review.stars] : [],
    ),
  };
}
