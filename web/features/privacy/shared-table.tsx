import { useTranslations } from 'use-intl';
import type { User } from '#web/lib/api/session.tsx';

const ROWS = {
  customer: ['request', 'contact', 'messages', 'reviews'],
  professional: ['profile', 'contact', 'messages', 'papers'],
} as const;

/** What others see of a person in this role, line by line. */
export function SharedTable({ role }: { role: User['role'] }) {
  const t = useTranslations('privacy.card');
  return (
    <table className="w-full text-start text-sm">
      <caption className="pb-2 text-start text-base font-semibold">
        {t(`shared.${role}.caption`)}
      </caption>
      <thead className="text-ink-soft">
        <tr className="border-b border-line">
          <th scope="col" className="w-1/2 py-2 pe-4 font-semibold">
            {t('what')}
          </th>
          <th scope="col" className="py-2 font-semibold">
            {t('who')}
          </th>
        </tr>
      </thead>
      <tbody>
        {role === 'customer'
          ? ROWS.customer.map((row) => (
              <Line
                key={row}
                what={t(`shared.customer.${row}.what`)}
                who={t(`shared.customer.${row}.who`)}
              />
            ))
          : ROWS.professional.map((row) => (
              <Line
                key={row}
                what={t(`shared.professional.${row}.what`)}
                who={t(`shared.professional.${row}.who`)}
              />
            ))}
      </tbody>
    </table>
  );
}

function Line({ what, who }: { what: string; who: string }) {
  return (
    <tr className="border-b border-line align-top">
      <th scope="row" className="py-2.5 pe-4 font-normal">
        {what}
      </th>
      <td className="py-2.5 text-ink-soft">{who}</td>
    </tr>
  );
}
