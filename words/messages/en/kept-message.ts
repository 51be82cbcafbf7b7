export { removed } from './removed-message.ts';
