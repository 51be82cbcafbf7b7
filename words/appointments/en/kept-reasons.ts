export { reasons } from './system-reasons.ts';
