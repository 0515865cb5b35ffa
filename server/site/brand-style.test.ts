import { describe, expect, it } from 'vitest';
import { shadesOf } from '#contract/brand-colours.ts';
import { COLOURS } from '#contract/look/colours.ts';
import { coloured } from '#server/platform/brand.ts';
import { brandStyle } from './brand-style.ts';

const AS_IT_CAME = { name: 'N', shades: null, logo: null, version: 0 };
const shades = shadesOf('#3730a3');
const logo = { url: '/api/site/logos/x', width: 400, height: 100, hasName: false };

it("replaces the pine of the theme's style sheet", () => {
  const replaced = [...brandStyle({ ...AS_IT_CAME, shades }).matchAll(/--color-([a-z0-9-]+):/g)];
  expect(replaced.map(([, name]) => name)).toEqual(
    expect.arrayContaining([
      ...Object.keys(COLOURS).filter((name) => name.startsWith('pine-')),
      'evening',
      'dusk',
      'night',
    ]),
  );
});

describe('the style of a brand', () => {
  it('is empty where nothing was chosen', () => {
    expect(brandStyle(AS_IT_CAME)).toBe('');
  });

  it('has our own mark in its colour without a logo', () => {
    const style = brandStyle({ ...AS_IT_CAME, shades });
    expect(style).toContain('--color-pine-700:light-dark(#3730a3,');
    expect(style).toContain('%233730a3');
  });

  it('shows a logo in its proportions, and never wider than its space', () => {
    expect(brandStyle({ ...AS_IT_CAME, logo })).toContain('width:9rem;height:2.25rem');
    const wide = { ...logo, width: 720, height: 60 };
    expect(brandStyle({ ...AS_IT_CAME, logo: wide })).toContain('width:11rem;height:0.917rem');
  });

  it('hides the name visually where the logo contains it', () => {
    expect(brandStyle({ ...AS_IT_CAME, logo })).not.toContain('.brand-name');
    expect(brandStyle({ ...AS_IT_CAME, logo: { ...logo, hasName: true } })).toContain(
      '.logo-mark+.brand-name{position:absolute',
    );
  });
});

it('colours pieces of style by their shade', () => {
  expect(coloured('a{color:#0f4c3a;border:1px solid #e7e1d3}', shades)).toBe(
    'a{color:#3730a3;border:1px solid #e7e1d3}',
  );
  expect(coloured('#0f4c3a', null)).toBe('#0f4c3a');
});
