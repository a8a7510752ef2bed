import { checkCatalogue } from '../testing/check-catalogue.ts';
import { CAR_RULES } from './rules.ts';

checkCatalogue(new URL('./rules/', import.meta.url), CAR_RULES);
