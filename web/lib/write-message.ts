import { createContext } from 'react';

/** Appends a text to the message being written in the surrounding conversation. */
export const WriteMessage = createContext<(text: string) => void>(() => {});
