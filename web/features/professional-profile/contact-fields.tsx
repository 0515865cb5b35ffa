import { useTranslations } from 'use-intl';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Input } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';
import type { Channel, PartProps } from './fields.ts';

const KINDS = {
  email: { type: 'email', autoComplete: 'email', unproven: 'unprovenEmail' },
  phone: { type: 'tel', autoComplete: 'tel', unproven: 'unprovenPhone' },
} as const;

/**
 * E-mail address and phone: a new one is unproven until its code is entered, the current one stays
 * in use.
 */
export function ContactFields(props: PartProps) {
  return (
    <>
      <ContactField {...props} channel="email" />
      <ContactField {...props} channel="phone" />
    </>
  );
}

function ContactField(props: PartProps & { channel: Channel }) {
  const { channel, profile, draft, edit, error, onConfirm } = props;
  const t = useTranslations('professional-profile.contact');
  const { unproven, ...kind } = KINDS[channel];
  const waiting = profile[unproven];
  const inUse = profile[channel];
  return (
    <div>
      <Field label={t(channel)} error={error(channel)}>
        <Input
          {...kind}
          name={channel}
          value={draft[channel]}
          onChange={({ target }) => edit({ [channel]: target.value })}
        />
      </Field>
      {waiting && waiting === draft[channel] && (
        <div className="mt-2.5 flex flex-wrap items-center gap-3">
          <Badge tone="warning">{t('unproven')}</Badge>
          <Button size="sm" tone="secondary" onClick={() => onConfirm(channel, waiting)}>
            {t(`confirm.${channel}`)}
          </Button>
          {inUse && inUse !== waiting && (
            <p className="w-full text-sm text-ink-faint">{t('stillUsed', { contact: inUse })}</p>
          )}
        </div>
      )}
    </div>
  );
}
