/** How many files one person may upload. */
export const UPLOADS = { limit: 40, windowSeconds: 3600 };

/** What one node takes in at a time: each may hold as much as an upload may. */
export const INTAKE = { running: 12, waiting: 24 };

/** Of those, one person's: who sends slowly keeps nobody else waiting. */
export const INTAKE_OF_ONE = { running: 3, waiting: 12 };

/** Pictures that are read at a time: each costs a core. */
export const READING = { running: 2, waiting: INTAKE.running };

/** The most pixels a picture may claim to have: more than cameras of phones give today. */
export const MOST_PIXELS = 64_000_000;

/** The longer side of what is kept of a picture, and of its preview. */
export const LONGEST_SIDE = 2048;
export const LONGEST_PREVIEW_SIDE = 480;

/** A picture that takes longer to read than this was made to. */
export const READING_SECONDS = 10;
