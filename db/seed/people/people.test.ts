import { expect, test } from 'vitest';
import { FACE_COUNT } from '#contract/drawings.ts';
import { demoProfessionals } from '#db/seed/professionals.ts';
import { FACES } from './faces.ts';
import { WOMEN } from './origins.ts';

const people = demoProfessionals();
const faceOf = (avatar: string) => FACES[Number(/face-(\d+)/.exec(avatar)?.[1]) - 1];
const cityOf = (location: string) => location.split(', ').at(-2);

test('nobody in the demo world shares a name or a biography with another of their trade', () => {
  expect(new Set(people.map(({ name }) => name)).size).toBe(people.length);
  const told = people.map(({ profession, description }) => `${profession} ${description}`);
  const newcomers = people.filter(({ yearsExperience }) => yearsExperience === 1);
  expect(told.length - new Set(told).size).toBeLessThan(newcomers.length / 10);
});

test('no two of a trade in a town have one face or begin their biographies alike', () => {
  const neighbours = Map.groupBy(people, (one) => `${one.profession} ${cityOf(one.location)}`);
  for (const [where, group] of neighbours) {
    expect([where, new Set(group.map(({ avatar }) => avatar)).size]).toEqual([where, group.length]);
    const beginnings = group.map(({ description }) => description.split('.')[0]);
    expect([where, new Set(beginnings).size]).toEqual([where, group.length]);
  }
});

test('around Montreal, few of a trade have one face', () => {
  const around = people.filter(({ location }) => /Montréal|Laval|Longueuil/.test(location));
  for (const [trade, group] of Map.groupBy(around, ({ profession }) => profession)) {
    const shared = group.length - new Set(group.map(({ avatar }) => avatar)).size;
    expect([trade, shared <= 1]).toEqual([trade, true]);
  }
});

test('faces fit names, and all of them are used', () => {
  for (const { name, avatar } of people) {
    const isWoman = WOMEN.has(name.split(' ')[0] ?? '');
    expect([name, faceOf(avatar)?.look]).toEqual([name, isWoman ? 'woman' : 'man']);
  }
  expect(new Set(people.map(({ avatar }) => avatar)).size).toBeGreaterThan(FACE_COUNT * 0.9);
});
