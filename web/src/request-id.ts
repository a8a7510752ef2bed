import { createContext } from 'react';

/** The id under which the server's log has the request of this page; empty in the browser. */
export const RequestIdContext = createContext('');
