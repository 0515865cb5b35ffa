/** Drawings never change: a new drawing of all of them gets a folder with the next number. */
const FOLDER = '/portraits/1';

/** How many people of the demo world are drawn. */
export const FACE_COUNT = 60;
/** How many drawings there are for who has no photo. */
export const LINE_DRAWING_COUNT = 24;

/** The address of the face of a person of the demo world, numbered from 1. */
export function faceUrl(number: number): string {
  return `${FOLDER}/face-${String(number).padStart(2, '0')}.svg`;
}

/** The address of a line drawing, numbered from 1. */
export function lineDrawingUrl(number: number): string {
  return `${FOLDER}/line-${String(number).padStart(2, '0')}.svg`;
}
