/** Stands in the place of a timeline that knows no day. */
export const NO_DAYS = 'В ответах нет ни одной даты, и шкалы времени нет.';
