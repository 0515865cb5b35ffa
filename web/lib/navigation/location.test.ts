import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  keepLanguageInAddress,
  navigate,
  queryParameters,
  removeFromAddress,
} from './location.tsx';

function standAt(address: string): void {
  const { pathname, search, hash } = new URL(address, 'http://nearhand.test');
  const go = (_state: unknown, _title: string, to: string) => standAt(to);
  vi.stubGlobal('location', { pathname, search, hash });
  vi.stubGlobal('history', { state: null, pushState: go, replaceState: go });
}

function address(): string {
  return location.pathname + location.search + location.hash;
}

beforeEach(() => vi.stubGlobal('dispatchEvent', () => true));

describe('the query', () => {
  it('is read before and after the hash, and after it wins', () => {
    standAt('/?v=b1&lang=en&x=1#/sign-in?lang=fr');
    expect(Object.fromEntries(queryParameters())).toEqual({ v: 'b1', lang: 'fr', x: '1' });
  });

  it('begins at the first question mark of the hash only', () => {
    standAt('/#/sign-in?next=a?b');
    expect(queryParameters().get('next')).toBe('a?b');
  });

  it('is not affected by an anchor, which is no route', () => {
    standAt('/?lang=es#main?lang=fr');
    expect(queryParameters().get('lang')).toBe('es');
  });
});

describe('navigation', () => {
  it('keeps what is before the hash', () => {
    standAt('/?v=b1#/sign-in');
    navigate('/terms?lang=fr');
    expect(address()).toBe('/?v=b1#/terms?lang=fr');
  });
});

describe('cleaning the address', () => {
  it('removes names on both sides and keeps the rest', () => {
    standAt('/?v=b1&auth=error&message=a_b#/?user=x&lang=fr');
    removeFromAddress('auth', 'user', 'message');
    expect(address()).toBe('/?v=b1#/?lang=fr');
  });

  it('makes a reload of the landing page keep the chosen language', () => {
    standAt('/?lang=fr');
    keepLanguageInAddress('es');
    expect(address()).toBe('/?lang=es');
  });

  it('drops the language of the address on other screens, where the stored choice counts', () => {
    standAt('/?v=b1&lang=fr#/sign-in?lang=fr');
    keepLanguageInAddress('es');
    expect(address()).toBe('/?v=b1#/sign-in');
  });
});
