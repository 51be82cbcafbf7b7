export const missing = 'Tafadhali chagua picha.';
export const kindUnknown = 'Ni picha za JPEG, PNG na WebP pekee zinazoweza kupakiwa.';
export const tooLarge = 'Picha hii inazidi MB 12. Tafadhali chagua ndogo zaidi.';
export const tooManyPixels = 'Picha hii inazidi megapikseli 50. Tafadhali chagua ndogo zaidi.';
export const damaged = 'Picha hii imeharibika au haijakamilika. Tafadhali chagua nyingine.';
export const unreadable = 'Picha hii haisomeki. Tafadhali chagua nyingine.';
export const unknown = 'Moja ya picha haipo tena. Tafadhali ipakie tena.';

export const notNow = 'Picha haziwezi kupokelewa sasa hivi. Tafadhali jaribu tena baada ya dakika moja.';
export const tooManyNow = 'Picha nyingi mno zinapakiwa sasa hivi. Tafadhali jaribu tena baada ya dakika moja.';
export const manyUploaded = 'Umepakia picha nyingi katika saa moja iliyopita.';
export const manyAtOnce = 'Unapakia picha nyingi kwa wakati mmoja.';
export const notRemovable = 'Picha hii haiwezi kuondolewa.';
export const notShown = 'Picha hii haionyeshwi tena.';
export const cutOff = 'Upakiaji ulikatizwa.';
export const requestUnreadable = 'Ombi hilo halikusomeka.';
