/** From this confidence on there is a choice between it and the next best; below it is asked for. */
export const LIKELY_CONFIDENCE = 0.4;

/** So often the service is asked for; then the conversation goes on, and comes back to it at the end. */
export const MAX_QUESTIONS = 2;
