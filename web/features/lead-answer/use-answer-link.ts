import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import {
  answerByLink,
  readAnswerLink,
  viewByLink,
  type AnswerLink,
} from '#contract/requests/lead-answers.ts';
import { call, errorText } from '#web/lib/api/call.ts';
import { keyOf, queryClient, useCallMutation, useCallQuery } from '#web/lib/api/query.tsx';
import { showToast } from '#web/lib/toasts.ts';

const inputOf = (token: string) => ({ params: { token } });

/** The lead of a personal link, read again when the page regains focus; `invalid` for a wrong link. */
export function useAnswerLink(token: string) {
  const query = useCallQuery(readAnswerLink, inputOf(token), {
    enabled: token !== '',
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
  const { data, error } = query;
  const invalid = token === '' || (!data && (error?.status === 404 || error?.status === 422));
  return { ...query, invalid };
}

/** Answers; what the server says then is shown. A refusal is said, and the lead read again. */
export function useAnswer(token: string) {
  const t = useTranslations('lead-answer');
  const key = keyOf(readAnswerLink, inputOf(token));
  const { mutate, isPending } = useCallMutation(answerByLink, {
    onSuccess: (link) => queryClient.setQueryData<AnswerLink>(key, link),
    onError: (error) => {
      const common = { title: t('failed'), tone: 'danger' } as const;
      showToast({ ...common, description: errorText(error, '') });
      void queryClient.invalidateQueries({ queryKey: key });
    },
  });
  type Body = Parameters<typeof mutate>[0]['body'];
  return { answer: (body: Body) => mutate({ ...inputOf(token), body }), isPending };
}

/**
 * Marks the lead as seen at the first touch, click or key on the page: programs that follow the links
 * of mails do none of these.
 */
export function useMarkViewed(token: string, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const controller = new AbortController();
    const view = () => {
      controller.abort();
      call(viewByLink, { ...inputOf(token), body: {} }).catch(console.warn);
    };
    for (const act of ['pointerdown', 'keydown'])
      addEventListener(act, view, { signal: controller.signal });
    return () => controller.abort();
  }, [token, isOpen]);
}
