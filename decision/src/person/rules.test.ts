import { checkCatalogue } from '../testing/check-catalogue.ts';
import { PERSON_RULES } from './rules.ts';

checkCatalogue(new URL('./rules/', import.meta.url), PERSON_RULES);
