import { Check, Info, MoveRight } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import type { Analysis } from '#contract/requests/assistant.ts';
import type { SubmittedRequest } from '#contract/requests/requests.ts';
import { BRAND } from '#web/lib/brand.ts';
import { useProfessionName, useUrgencyName } from '#web/lib/catalogue/catalogue-names.ts';
import { usePageTitle } from '#web/lib/navigation/use-page-title.ts';
import { href } from '#web/lib/navigation/paths.ts';
import { hasProvenContact, useSession, type User } from '#web/lib/api/session.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonLook } from '#web/ui/button-look.ts';
import { Card } from '#web/ui/card.tsx';
import { ProfessionalCard } from '#web/features/requests/professional-card.tsx';

type OtherNeed = Analysis['otherNeeds'][number];

interface ResultsProps {
  request: SubmittedRequest;
  /** Names of photos that failed to upload. */
  lostPhotos: readonly string[];
  /** Other needs mentioned, to request next. */
  otherNeeds: readonly OtherNeed[];
  onNext: (need: OtherNeed) => void;
  onStartNew: () => void;
}

/** The outcome of a submitted request: who was contacted, and what happens next. */
export function Results({ request, lostPhotos, otherNeeds, onNext, onStartNew }: ResultsProps) {
  const t = useTranslations('requests');
  const { contactedProfessionals } = request;
  const anybody = contactedProfessionals.length > 0;
  usePageTitle(t(anybody ? 'results.pageTitle' : 'saved'));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const { user } = useSession();
  return (
    <div className="container-page flex max-w-4xl flex-col gap-8 py-10 sm:py-14">
      <header className="flex animate-rise flex-col items-center gap-3 text-center">
        <span className="inline-flex size-16 items-center justify-center rounded-full bg-pine-100 text-pine-700">
          <Check aria-hidden="true" className="size-8" strokeWidth={2.5} />
        </span>
        <h1 ref={heading} tabIndex={-1} className="text-3xl">
          {t(anybody ? 'results.title' : 'saved')}
        </h1>
        <p className="text-lg font-semibold text-pine-700">
          {t('results.contacted', { count: contactedProfessionals.length })}
        </p>
        <p className="max-w-xl text-ink-soft">{t(`results.${outlook(request, user)}`)}</p>
      </header>
      {anybody && (
        <ul className="grid gap-4 md:grid-cols-3">
          {contactedProfessionals.map((professional) => (
            <li key={professional.id} className="flex">
              <ProfessionalCard
                professional={professional}
                absent={t('results.notHere', { brand: BRAND })}
                marker={
                  <Badge tone="pine">
                    <Check aria-hidden="true" className="size-3.5" />
                    {t('results.messageSent')}
                  </Badge>
                }
              />
            </li>
          ))}
        </ul>
      )}
      {otherNeeds.length > 0 && <AlsoMentioned needs={otherNeeds} onNext={onNext} />}
      <RequestSummary request={request} lostPhotos={lostPhotos} />
      <div className="flex flex-col justify-center gap-3 sm:flex-row">
        <Link href={href('/request', { id: request.id })} className={buttonLook('primary', 'lg')}>
          {t('results.follow')}
        </Link>
        <Button tone="secondary" size="lg" onClick={onStartNew}>
          {t('results.startNew')}
        </Button>
      </div>
    </div>
  );
}

function outlook({ contactedProfessionals }: SubmittedRequest, user: User | null | undefined) {
  if (contactedProfessionals.length === 0) return 'nobody';
  if (contactedProfessionals.length < 3) return 'fewer';
  // No letter is promised without a proven address.
  return user && !hasProvenContact(user) ? 'contactedUntold' : 'contactedHint';
}

function AlsoMentioned(props: { needs: readonly OtherNeed[]; onNext: (need: OtherNeed) => void }) {
  const t = useTranslations('requests');
  const professionName = useProfessionName();
  return (
    <section
      aria-label={t('results.also')}
      className="flex animate-rise flex-col gap-4 rounded-xl bg-marigold-50 p-5 sm:p-6"
    >
      <div>
        <h2 className="text-xl">{t('results.also')}</h2>
        <p className="text-ink-soft">{t('results.alsoHint')}</p>
      </div>
      <ul className="flex flex-col gap-3">
        {props.needs.map((need) => (
          <li
            key={need.profession}
            className="flex flex-col gap-3 rounded-lg bg-white p-4 shadow-xs sm:flex-row sm:items-center sm:justify-between"
          >
            <div className="min-w-0">
              <p className="text-sm font-semibold text-ink-faint">
                {professionName(need.profession)}
              </p>
              <p className="line-clamp-3 [overflow-wrap:anywhere]">
                <q>{need.words}</q>
              </p>
            </div>
            <Button
              tone="secondary"
              className="shrink-0"
              icon={<MoveRight aria-hidden="true" className="size-5" />}
              onClick={() => props.onNext(need)}
            >
              {t('results.askNext')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function RequestSummary({ request, lostPhotos }: Pick<ResultsProps, 'request' | 'lostPhotos'>) {
  const t = useTranslations('requests');
  const professionName = useProfessionName();
  const urgencyName = useUrgencyName();
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-xl">{t('results.summary')}</h2>
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <Row label={t('results.service')}>{professionName(request.profession)}</Row>
        <Row label={t('results.urgency')}>{urgencyName(request.urgency)}</Row>
        <Row label={t('results.location')}>{request.location}</Row>
        <Row label={t('results.description')}>{request.description}</Row>
        {request.photos.length > 0 && (
          <Row label={t('results.photos', { count: request.photos.length })}>
            <Photos photos={request.photos} />
          </Row>
        )}
      </dl>
      {lostPhotos.length > 0 && (
        <p className="flex gap-2.5 rounded-md bg-marigold-50 p-3 text-sm">
          <Info aria-hidden="true" className="size-5 shrink-0 text-marigold-700" />
          {t('results.photosLost', { names: lostPhotos.join(', ') })}
        </p>
      )}
      {!request.placeFound && (
        <p className="flex gap-2.5 rounded-md bg-marigold-50 p-3 text-sm">
          <Info aria-hidden="true" className="size-5 shrink-0 text-marigold-700" />
          {t('results.placeGuessed')}
        </p>
      )}
    </Card>
  );
}

function Photos({ photos }: Pick<SubmittedRequest, 'photos'>) {
  return (
    <span className="mt-1 flex flex-wrap gap-2">
      {photos.map(({ id, name, previewUrl, url }) => (
        <img
          key={id}
          src={previewUrl ?? url}
          alt={name}
          className="size-16 rounded-md border border-line object-cover"
        />
      ))}
    </span>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm font-semibold text-ink-faint">{label}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
