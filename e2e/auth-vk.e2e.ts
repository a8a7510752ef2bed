import { testSignIns } from './oauth-journeys.ts';

testSignIns({ button: 'Войти с VK ID', name: 'VK ID', address: /\/vk\/authorize/ });
