import { BookmarkPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { saveQuoteTemplate, type TemplateTerms } from '#contract/quotes/templates.ts';
import { useIdempotencyKey } from '#web/lib/api/use-idempotency-key.ts';
import { useCallMutation } from '#web/lib/api/query.tsx';
import { CURRENCY, typedIn } from '#web/lib/currency.ts';
import { Button } from '#web/ui/button.tsx';
import { NameForm } from './name-form.tsx';
import { useAfterChange } from './use-after-change.ts';

/** Saves what is typed as a template; `take` gives its terms, or shows what is wrong. */
export function SaveTemplate({ take }: { take: () => TemplateTerms | null }) {
  const t = useTranslations('quotes.templates');
  const [naming, setNaming] = useState(false);
  const key = useIdempotencyKey();
  const { onSuccess, onError } = useAfterChange(t('saved'), () => setNaming(false));
  const { mutate, isPending } = useCallMutation(saveQuoteTemplate, {
    onSuccess: () => {
      key.renew();
      return onSuccess();
    },
    onError: (error) => {
      key.settle(error);
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
