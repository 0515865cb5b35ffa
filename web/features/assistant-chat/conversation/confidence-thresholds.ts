/** From this confidence on it is offered beside the next best; below it the chat asks. */
export const LIKELY_CONFIDENCE = 0.4;

/** How often the chat asks for the service; then it continues, and returns to it at the end. */
export const MAX_QUESTIONS = 2;
