/**
 * The header that names the person whom a call was answered for, by their id. A browser stores answers
 * by it, so that nobody is ever shown what was another's.
 */
export const ANSWERED_FOR = 'x-answered-for';
