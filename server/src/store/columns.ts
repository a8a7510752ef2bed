import { customType, timestamp } from 'drizzle-orm/pg-core';

/** Bytes, as a Buffer both ways. */
export const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** A moment, as a Date both ways. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
