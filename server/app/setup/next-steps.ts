import type { Place } from './settings.ts';

/** What is to be done once the settings are written. */
export function nextSteps(place: Place, admin: string): string {
  const steps = place === 'container' ? containerSteps(admin) : machineSteps(admin);
  const lines = steps.map(([command, why]) => `  ${command}\n      ${why}\n`);
  return `\nNext (docs/install.md):\n${lines.join('')}`;
}

type Step = readonly [command: string, why: string];

function machineSteps(admin: string): Step[] {
  return [
    ['npm run nearhand -- migrate', 'makes the tables'],
    [`npm run nearhand -- create-admin --email ${admin}`, 'prints the password of the first admin'],
    ['systemctl enable --now nearhand', 'starts the site (ops/nearhand.service)'],
    ['npm run nearhand -- doctor', 'looks at everything the site stands on'],
  ];
}

function containerSteps(admin: string): Step[] {
  return [
    ['docker compose up -d', 'starts database, site and proxy'],
    [
      `docker compose exec site nearhand create-admin --email ${admin}`,
      'prints the password of the first admin',
    ],
    ['docker compose exec site nearhand doctor', 'looks at everything the site stands on'],
  ];
}
