import { HOUR_SECONDS } from '#contract/durations.ts';

/** How many files one person may upload. */
export const UPLOADS = { limit: 40, windowSeconds: HOUR_SECONDS };

/** Uploads on their way to one node at a time; one that is sent slowly holds none of the places below. */
export const RECEIVING = { running: 60, waiting: 24 };

/** Of those, one person's. */
export const RECEIVING_OF_ONE = { running: 3, waiting: 12 };

/** What is worked on at a time, once all of it is here. */
export const INTAKE = { running: 12, waiting: RECEIVING.running };

/** Pictures that are read at a time: each costs a core. One person's come one after the other. */
export const READING = { running: 2, waiting: INTAKE.running };
export const READING_OF_ONE = { running: 1, waiting: RECEIVING_OF_ONE.running };

/** The most pixels a picture may claim to have: more than cameras of phones give today. */
export const MOST_PIXELS = 64_000_000;

/** The most bytes that its pixels may be: deep and translucent ones take eight times those of a photo. */
export const MOST_PIXEL_BYTES = 3 * MOST_PIXELS;

/** The longer side of what is kept of a picture, and of its preview. */
export const LONGEST_SIDE = 2048;
export const LONGEST_PREVIEW_SIDE = 480;

/** A picture that takes longer to read than this was made to. */
export const READING_SECONDS = 10;
