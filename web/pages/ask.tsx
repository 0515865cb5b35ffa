import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { publicProfessional } from '#contract/professionals/professionals.ts';
import {
  isAdded,
  isProfession,
  type AddedProfession,
} from '#contract/professionals/professions.ts';
import { useCallQuery } from '#web/lib/api/query.tsx';
import { useCatalogue, useCatalogueSettled } from '#web/lib/catalogue/catalogue.ts';
import { useProfessionName } from '#web/lib/catalogue/catalogue-names.ts';
import { useQueryParameters } from '#web/lib/navigation/location.tsx';
import { useLanguage } from '#web/lib/i18n/i18n.tsx';
import { href } from '#web/lib/navigation/paths.ts';
import type { DirectTo } from '#web/lib/stored-direct.ts';
import { showToast } from '#web/lib/toasts.ts';
import { Waiting } from '#web/frame/waiting.tsx';
import { NewRequestPage } from './customer/new-request.tsx';

/**
 * The conversation for visitors of a public page: `trade` in the address is preset, `for` is the id of
 * a professional to ask by name.
 */
export function AskPage() {
  const asked = useQueryParameters().get('for');
  return asked ? <Directed professionalId={asked} /> : <Conversation direct={null} />;
}

function Directed({ professionalId }: { professionalId: string }) {
  const t = useTranslations('ask');
  const { data, isPending } = useCallQuery(publicProfessional, { params: { id: professionalId } });
  const isGone = !isPending && !data;
  useEffect(() => {
    if (isGone) showToast({ title: t('gone'), description: t('goneHint'), tone: 'danger' });
  }, [isGone, t]);
  if (isPending) return <Waiting />;
  const direct = data && {
    professionalId,
    name: data.name,
    avatar: data.avatar,
    othersIfUnanswered: false,
  };
  return <Conversation direct={direct ?? null} />;
}

function Conversation({ direct }: { direct: DirectTo | null }) {
  const t = useTranslations('ask');
  const nameOf = useProfessionName();
  const trade = useQueryParameters().get('trade') ?? '';
  if (isAdded(trade)) return <AddedTrade trade={trade} direct={direct} />;
  const message = isProfession(trade) ? t('message', { trade: nameOf(trade) }) : '';
  return <Opened message={message} direct={direct} />;
}

/** Begins with a trade the operator added, whose name is not known before the catalogue is. */
function AddedTrade({ trade, direct }: { trade: AddedProfession; direct: DirectTo | null }) {
  const t = useTranslations('ask');
  const { language } = useLanguage();
  const { names } = useCatalogue();
  const isSettled = useCatalogueSettled();
  if (!isSettled) return <Waiting />;
  const own = names.find((one) => one.profession === trade && one.language === language);
  return <Opened message={own ? t('message', { trade: own.name }) : ''} direct={direct} />;
}

function Opened({ message, direct }: { message: string; direct: DirectTo | null }) {
  const [, navigate] = useLocation();
  return <NewRequestPage opening={{ message, direct }} onBack={() => navigate(href('/'))} />;
}
