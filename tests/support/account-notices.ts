import type { NoticeContent } from '#server/notifications/render-letter.ts';

/** Every notice about an account itself. */
export function everyAccountNotice(): NoticeContent[] {
  return [
    ...(
      [
        'email',
        'passkeyAdded',
        'passkeyRemoved',
        'appAdded',
        'appRemoved',
        'appRemovedByOperator',
        'recoveryCodesRenewed',
        'recoveryCodeUsed',
        'identityLinked',
        'secondStepRefused',
      ] as const
    ).map((what): NoticeContent => ({
      kind: 'accountChanged',
      facts: { what, href: '/account' },
    })),
    { kind: 'joined', facts: { to: 'nora@example.test', href: '/account' } },
    { kind: 'newDevice', facts: { device: 'Firefox (Linux)', href: '/account' } },
    ...(['planned', 'undone'] as const).map((state): NoticeContent => ({
      kind: 'accountDeletion',
      facts: {
        state,
        at: '2026-12-06T03:00:00.000Z',
        timeZone: 'America/Toronto',
        href: '/account',
      },
    })),
  ];
}
