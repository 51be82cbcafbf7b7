// What can be done with a message of somebody else.
export const more = (time: string) => `More about the message of ${time}`;
export const heading = (time: string) => `Message of ${time}`;
export const copyWords = 'Copy the words';
export const copied = 'The words are copied';
export const notCopied = 'The words could not be copied';
export const theMessage = (time: string) => `the message of ${time}`;
export const report = 'Report this message';
export const notTold = (sender: string) => `Our team reads it. ${sender} is not told who reported.`;
