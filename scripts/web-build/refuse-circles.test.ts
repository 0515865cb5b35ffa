import { describe, expect, it } from 'vitest';
import { refuseCircles } from './refuse-circles.ts';

const chunk = (fileName: string, ...imports: string[]) => ({ fileName, imports });

describe('the build of the web', () => {
  it('is refused where chunks import each other', () => {
    const output = [chunk('a.js', 'b.js'), chunk('b.js', 'c.js'), chunk('c.js', 'b.js')];
    expect(() => refuseCircles(output)).toThrow('b.js -> c.js -> b.js');
  });

  it('may import one chunk on several ways', () => {
    const output = [chunk('a.js', 'b.js', 'c.js'), chunk('b.js', 'c.js'), chunk('c.js')];
    expect(() => refuseCircles(output)).not.toThrow();
  });
});
