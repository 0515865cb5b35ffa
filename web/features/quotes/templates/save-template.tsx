import { BookmarkPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { saveQuoteTemplate, type TemplateTerms } from '#contract/quotes/templates.ts';
import { newIdempotencyKey } from '#web/lib/api/idempotency-key.ts';
import { useCallMutation } from '#web/lib/api/query.tsx';
import { CURRENCY, typedIn } from '#web/lib/currency.ts';
import { Button } from '#web/ui/button.tsx';
import { NameForm } from './name-form.tsx';
import { useAfterChange } from './use-after-change.ts';

/** Saves what is typed as a template; `take` gives its terms, or shows what is wrong. */
export function SaveTemplate({ take }: { take: () => TemplateTerms | null }) {
  const t = useTranslations('quotes.templates');
  const [naming, setNaming] = useState(false);
  const key = useRef(newIdempotencyKey());
  const another = () => {
    key.current = newIdempotencyKey();
  };
  const { onSuccess, onError } = useAfterChange(t('saved'), () => setNaming(false));
  const { mutate, isPending } = useCallMutation(saveQuoteTemplate, {
    onSuccess: () => {
      another();
      return onSuccess();
    },
    onError: (error) => {
      // A refused input is another one next time; a lost answer is repeated by its key.
      if (error.status !== 0) another();
      onError(error);
    },
  });
  if (!naming) {
    return (
      <Button
        tone="ghost"
        size="sm"
        icon={<BookmarkPlus aria-hidden="true" className="size-4" />}
        onClick={() => setNaming(take() !== null)}
        className="self-start"
      >
        {t('saveAs')}
      </Button>
    );
  }
  return (
    <NameForm
      name=""
      busy={isPending}
      onSave={(name) => {
        const terms = take();
        if (terms)
          mutate({ body: { name, terms, ...typedIn(CURRENCY) }, idempotencyKey: key.current });
      }}
      onCancel={() => setNaming(false)}
    />
  );
}
