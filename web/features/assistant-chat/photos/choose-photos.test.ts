import { expect, it } from 'vitest';
import { choosePhotos } from './choose-photos.ts';

const file = (name: string, type = 'image/jpeg') => new File([], name, { type });

const chosen = async (room: number, ...files: File[]) => {
  const read = async ({ name, type }: File) => {
    if (name.startsWith('big')) return 'tooLarge' as const;
    if (type !== 'image/jpeg') return 'notAPicture' as const;
    return { blob: new Blob(), preview: '' };
  };
  const { taken, refused } = await choosePhotos(files, room, read);
  return {
    taken: taken.map(({ name }) => name),
    refused: refused.map(({ name, problem }) => `${name}: ${problem}`),
  };
};

it('counts only the accepted photos', async () => {
  const files = [file('a.jpg'), file('big.jpg'), file('b.pdf', 'application/pdf'), file('c.jpg')];
  expect(await chosen(2, ...files)).toEqual({
    taken: ['a.jpg', 'c.jpg'],
    refused: ['big.jpg: tooLarge', 'b.pdf: notAPicture'],
  });
});

it('says of the rest whether there was one too many or it was no picture at all', async () => {
  const files = [file('a.jpg'), file('b.jpg'), file('c.pdf', 'application/pdf')];
  expect(await chosen(1, ...files)).toEqual({
    taken: ['a.jpg'],
    refused: ['b.jpg: tooMany', 'c.pdf: notAPicture'],
  });
  expect(await chosen(0, file('d.jpg'))).toEqual({ taken: [], refused: ['d.jpg: tooMany'] });
});
