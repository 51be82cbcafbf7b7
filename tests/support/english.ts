import { speakToReaders } from '../../server/platform/process/language.ts';

// What a test expects of our own words is read by nobody: it stands in English.
speakToReaders('en');
