/** The product's name, as the bar, the titles and the footer show it. */
export const BRAND = 'Автосверка';
