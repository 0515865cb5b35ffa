import { HOUR_SECONDS } from '#contract/durations.ts';

/** Rate limit of one person's uploads. */
export const UPLOADS = { limit: 40, windowSeconds: HOUR_SECONDS };

/**
 * Concurrent uploads being received by one node; a slow one does not hold a slot of those below.
 */
export const RECEIVING = { running: 60, waiting: 24 };

/** Of those, one person's. */
export const RECEIVING_OF_ONE = { running: 3, waiting: 12 };

/** Concurrent uploads being processed, once received. */
export const INTAKE = { running: 12, waiting: RECEIVING.running };

/**
 * Concurrent decoding of pictures: each costs a core. One person's are processed one after the
 * other.
 */
export const READING = { running: 2, waiting: INTAKE.running };
export const READING_OF_ONE = { running: 1, waiting: RECEIVING_OF_ONE.running };

/** The most pixels a picture may declare: more than phone cameras produce today. */
export const MAX_PIXELS = 64_000_000;

/**
 * The most bytes its decoded pixels may take: deep and translucent ones take eight times those of a
 * photo.
 */
export const MAX_PIXEL_BYTES = 3 * MAX_PIXELS;

/** The longer side of a stored picture, and of its preview. */
export const MAX_SIDE = 2048;
export const MAX_PREVIEW_SIDE = 480;

/** A picture that takes longer to read than this was made to. */
export const READING_SECONDS = 10;
