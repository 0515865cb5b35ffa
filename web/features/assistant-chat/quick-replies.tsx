import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import type { Profession } from '#contract/professionals/professions.ts';
import { URGENCIES } from '#contract/requests/urgency.ts';
import { useCatalogue } from '#web/lib/catalogue/catalogue.ts';
import { useProfessionName, useUrgencyName } from '#web/lib/catalogue/catalogue-names.ts';
import type { AddressSearch } from '#web/lib/use-address-search.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyDialog } from '#web/ui/dialog/lazy-dialog.ts';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { chosenPlace } from '#contract/dialogue/draft.ts';
import { MAX_QUESTIONS, type Offer } from '#contract/dialogue/steps.ts';
import type { Chat } from './use-chat.ts';

const ProfessionPicker = lazyDialog(
  async () => (await import('./later-parts.ts')).ProfessionPicker,
);
const ChangeChoices = lazyDialog(async () => (await import('./later-parts.ts')).ChangeChoices);
const DetailChoices = lazyDialog(async () => (await import('./later-parts.ts')).DetailChoices);
const LanguageChoices = lazyDialog(async () => (await import('./later-parts.ts')).LanguageChoices);
const AllServices = lazyDialog(async () => (await import('./later-parts.ts')).AllServices);
const HereButton = lazyDialog(async () => (await import('./later-parts.ts')).LocateButton);

interface QuickRepliesProps {
  chat: Chat;
  near: AddressSearch['near'];
  onContact: () => void;
  /** How many photos go with the request so far. */
  photos: number;
  onAddPhotos: () => void;
}

const COMMON: readonly Profession[] = ['plumber', 'electrician', 'cleaner', 'handyman', 'mover'];

/** So many of a category stay on a phone together with the question; the list has the others. */
const MAX_CHIPS = 15;

/** The quick replies of a step. */
export function QuickReplies(props: QuickRepliesProps) {
  const { step, offer } = props.chat.progress;
  const changes = offer.of === 'changes';
  if (step === 'description' && !changes) return null;
  return (
    <div className="flex animate-rise flex-wrap items-center gap-2 sm:ps-10.5">
      {changes ? <ChangeChoices chat={props.chat} /> : <StepReplies {...props} />}
    </div>
  );
}

function StepReplies({ chat, near, onContact, photos, onAddPhotos }: QuickRepliesProps) {
  const t = useTranslations('assistant-chat');
  const urgencyName = useUrgencyName();
  const { step, offer, questions, danger, draft, otherNeeds } = chat.progress;
  const several = otherNeeds.length > 0;
  return (
    <>
      {step === 'profession' && (
        <Services
          offer={questions > MAX_QUESTIONS ? { ...offer, of: 'all' } : offer}
          common={danger ? [] : COMMON}
          onPick={(profession, shown) => chat.pick(shown, { profession })}
          onNeither={chat.neither}
        />
      )}
      {step === 'details' && (
        <Suspense fallback={<span className="h-10" />}>
          <DetailChoices chat={chat} photos={photos} onAddPhotos={onAddPhotos} />
        </Suspense>
      )}
      {step === 'location' &&
        draft.town?.options.map((option) => (
          <Button
            key={option.place_id}
            tone="secondary"
            onClick={() => chat.pick(option.description, chosenPlace(option))}
          >
            {option.structured_formatting.main_text}
          </Button>
        ))}
      {step === 'location' && draft.location === null && (
        <Suspense fallback={<span className="h-10" />}>
          <HereButton
            near={near}
            onPick={(place) => chat.pick(place.formattedAddress, { ...place })}
          />
        </Suspense>
      )}
      {step === 'urgency' &&
        URGENCIES.map((urgency) => (
          <Button
            key={urgency}
            tone="secondary"
            onClick={() => chat.pick(urgencyName(urgency), { urgency })}
          >
            {urgencyName(urgency)}
          </Button>
        ))}
      {step === 'confirmation' && (
        <>
          <Button onClick={() => chat.confirm(true, several)}>
            {t(several ? 'yesAll' : 'yes')}
          </Button>
          <Button tone="secondary" onClick={() => chat.confirm(false)}>
            {t('no')}
          </Button>
          {draft.town?.taken && (
            <Button tone="secondary" onClick={() => chat.change('location')}>
              {t('change.location')}
            </Button>
          )}
        </>
      )}
      {step === 'contact' && <Button onClick={onContact}>{t('openContact')}</Button>}
    </>
  );
}

interface ServicesProps {
  offer: Offer;
  /** Offered without likely ones. */
  common: readonly Profession[];
  onPick: (profession: Profession, shown: string) => void;
  onNeither: () => void;
}

function Services({ offer: { of, professions }, common, onPick, onNeither }: ServicesProps) {
  const t = useTranslations('assistant-chat');
  const nameOf = useProfessionName();
  const { groups } = useCatalogue();
  const choose = (profession: Profession) => onPick(profession, nameOf(profession));
  if (of === 'languages') return <LanguageChoices />;
  if (of === 'all')
    return (
      <div className="w-full max-w-md rounded-lg border border-line bg-card p-3">
        <Suspense fallback={<Skeleton className="h-72" />}>
          <ProfessionPicker chosen={null} likely={professions} onPick={choose} />
        </Suspense>
      </div>
    );
  const between = of === 'between';
  const ofCategory = groups
    .find(({ category }) => category === of)
    ?.professions.slice(0, MAX_CHIPS);
  // A single guess of low confidence is less useful than the most common services.
  const chips = ofCategory ?? (between || professions.length > 1 ? professions : common);
  return (
    <>
      {chips.map((profession) => (
        <Button
          key={profession}
          tone="secondary"
          size={between ? 'md' : 'sm'}
          onClick={() => choose(profession)}
        >
          {nameOf(profession)}
        </Button>
      ))}
      {between ? (
        <Button tone="secondary" className="text-ink-soft" onClick={onNeither}>
          {t('somethingElse')}
        </Button>
      ) : (
        <AllServices onChoose={choose} />
      )}
    </>
  );
}
