import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { LOGO_TYPES, MAX_LOGO_BYTES, uploadLogo, type SiteLogo } from '#contract/admin/site.ts';
import { errorText } from '#web/lib/api/call.ts';
import { useCallMutation } from '#web/lib/api/query.tsx';
import { showToast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/form/controls.tsx';
import { FilePicker } from '#web/ui/form/file-picker.tsx';

interface LogoFieldProps {
  logo: SiteLogo | null;
  hasName: boolean;
  onLogo: (logo: SiteLogo | null) => void;
  onHasName: (hasName: boolean) => void;
}

/** A picture instead of the mark. It is public once the brand is saved. */
export function LogoField({ logo, hasName, onLogo, onHasName }: LogoFieldProps) {
  const t = useTranslations('admin-brand');
  const file = useRef<HTMLInputElement>(null);
  const fail = (description: string) =>
    showToast({ title: t('logoFailed'), description, tone: 'danger' });
  const { mutate, isPending } = useCallMutation(uploadLogo, {
    onSuccess: onLogo,
    onError: (error) => fail(errorText(error, t('logoHint'))),
  });
  const take = (picked: File | undefined) => {
    if (!picked) return;
    if (picked.size > MAX_LOGO_BYTES || !LOGO_TYPES.some((type) => type === picked.type))
      fail(t('logoHint'));
    else mutate({ body: picked });
  };
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1.5 text-sm font-semibold">{t('logo')}</legend>
      {logo && (
        <span className="self-start rounded-lg border border-line bg-card p-4">
          <img
            src={logo.url}
            alt={t('logoAlt')}
            width={logo.width}
            height={logo.height}
            className="h-12 w-auto max-w-full object-contain"
          />
        </span>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          tone="secondary"
          icon={<Upload className="size-5" />}
          loading={isPending}
          onClick={() => file.current?.click()}
        >
          {t(logo ? 'anotherLogo' : 'chooseLogo')}
        </Button>
        {logo && (
          <Button tone="ghost" onClick={() => onLogo(null)}>
            {t('noLogo')}
          </Button>
        )}
      </div>
      <FilePicker
        ref={file}
        label={t('chooseLogo')}
        accept={LOGO_TYPES.join(',')}
        onPick={([picked]) => take(picked)}
      />
      <p className="text-sm text-ink-faint">{t('logoHint')}</p>
      {logo && (
        <Checkbox
          label={t('logoHasName')}
          checked={hasName}
          onChange={({ target }) => onHasName(target.checked)}
        />
      )}
    </fieldset>
  );
}
