import { testSignIns } from './oauth-journeys.ts';

testSignIns({ button: 'Войти с Яндекс ID', name: 'Яндекс ID', address: /\/yandex\/authorize/ });
