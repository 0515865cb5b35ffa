import { Check, Info } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { tradeScene } from '#contract/professionals/trade-look.ts';
import { useCategory } from '#web/lib/catalogue/catalogue.ts';
import type { SubmittedRequest } from '#contract/requests/requests.ts';
import { BRAND } from '#web/lib/brand.ts';
import { placeName } from '#contract/requests/place-name.ts';
import { useProfessionName, useScheduleName } from '#web/lib/catalogue/catalogue-names.ts';
import { usePageTitle } from '#web/lib/navigation/use-page-title.ts';
import { href } from '#web/lib/navigation/paths.ts';
import { hasProvenContact, useSession, type User } from '#web/lib/api/session.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonLook } from '#web/ui/button-look.ts';
import { Card } from '#web/ui/card.tsx';
import { Scene } from '#web/ui/scene.tsx';
import { LazyMap } from '#web/features/requests/map/lazy-map.tsx';
import { ProfessionalCard } from '#web/features/requests/professional-card.tsx';
import { SeveralSent } from './several-sent.tsx';

interface ResultsProps {
  requests: readonly SubmittedRequest[];
  /** Names of photos that failed to upload. */
  lostPhotos: readonly string[];
  onStartNew: () => void;
}

/** The outcome of what was submitted: who was contacted, and what happens next. */
export function Results({ requests, lostPhotos, onStartNew }: ResultsProps) {
  const t = useTranslations('requests');
  const [first, ...others] = requests;
  const anybody = requests.some((request) => request.contactedProfessionals.length > 0);
  usePageTitle(t(anybody ? 'results.pageTitle' : 'saved'));
  const category = useCategory(first?.profession);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <div className="container-page flex max-w-4xl flex-col gap-8 py-10 sm:py-14">
      <header className="flex animate-rise flex-col items-center gap-3 text-center">
        {first && (
          <Scene
            eager
            name={tradeScene(first.profession, category)}
            className="h-auto w-56 rounded-xl sm:w-72"
          />
        )}
        <h1 ref={heading} tabIndex={-1} className="text-3xl">
          {others.length > 0
            ? t('results.titleAll', { count: String(requests.length) })
            : t(anybody ? 'results.title' : 'saved')}
        </h1>
        {first && others.length === 0 && <Outlook request={first} />}
      </header>
      {first && others.length === 0 && first.leads.length > 0 && (
        <LazyMap request={first} className="mx-auto w-full max-w-lg" />
      )}
      {others.length > 0 ? (
        <SeveralSent requests={requests} />
      ) : (
        first && <Contacted request={first} />
      )}
      {first && others.length === 0 && <RequestSummary request={first} />}
      <PhotosLost names={lostPhotos} />
      <div className="flex flex-col justify-center gap-3 sm:flex-row">
        {first && others.length === 0 && (
          <Link href={href('/request', { id: first.id })} className={buttonLook('primary', 'lg')}>
            {t('results.follow')}
          </Link>
        )}
        <Button tone="secondary" size="lg" onClick={onStartNew}>
          {t('results.startNew')}
        </Button>
      </div>
    </div>
  );
}

function Outlook({ request }: { request: SubmittedRequest }) {
  const t = useTranslations('requests');
  const { user } = useSession();
  return (
    <>
      <p className="text-lg font-semibold text-pine-700">
        {t('results.contacted', { count: request.contactedProfessionals.length })}
      </p>
      <p className="max-w-xl text-ink-soft">
        {t(`results.${outlook(request, user)}`)}
        {request.direct?.others === 'unanswered' && ` ${t('results.directOthers')}`}
      </p>
    </>
  );
}

function Contacted({ request: { contactedProfessionals } }: { request: SubmittedRequest }) {
  const t = useTranslations('requests');
  if (contactedProfessionals.length === 0) return null;
  return (
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
  );
}

function outlook(
  { contactedProfessionals, direct }: SubmittedRequest,
  user: User | null | undefined,
) {
  if (contactedProfessionals.length === 0) return 'nobody';
  if (direct) return user && !hasProvenContact(user) ? 'directUntold' : 'direct';
  if (contactedProfessionals.length < 3) return 'fewer';
  // No letter is promised without a proven address.
  return user && !hasProvenContact(user) ? 'contactedUntold' : 'contactedHint';
}

function RequestSummary({ request }: { request: SubmittedRequest }) {
  const t = useTranslations('requests');
  const professionName = useProfessionName();
  const scheduleName = useScheduleName();
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg">{t('results.summary')}</h2>
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <Row label={t('results.service')}>{professionName(request.profession)}</Row>
        <Row label={t('results.urgency')}>{scheduleName(request)}</Row>
        <Row label={t('results.location')}>{placeName(request.location, request.destination)}</Row>
        <Row label={t('results.description')}>{request.description}</Row>
        {request.extraAnswers.map(({ question, answer }) => (
          <Row key={question} label={question}>
            {answer}
          </Row>
        ))}
        {request.photos.length > 0 && (
          <Row label={t('results.photos', { count: request.photos.length })}>
            <Photos photos={request.photos} />
          </Row>
        )}
      </dl>
      {!request.placeFound && (
        <p className="flex gap-2.5 rounded-md bg-stone p-3 text-sm">
          <Info aria-hidden="true" className="size-5 shrink-0 text-warning" />
          {t('results.placeGuessed')}
        </p>
      )}
    </Card>
  );
}

function PhotosLost({ names }: { names: readonly string[] }) {
  const t = useTranslations('requests');
  if (names.length === 0) return null;
  return (
    <p className="flex gap-2.5 rounded-md bg-stone p-3 text-sm">
      <Info aria-hidden="true" className="size-5 shrink-0 text-warning" />
      {t('results.photosLost', { names: names.join(', ') })}
    </p>
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
      <dd dir="auto" className="[overflow-wrap:anywhere]">
        {children}
      </dd>
    </div>
  );
}
