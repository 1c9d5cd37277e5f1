/** The version as it is shown: that of the build; out of production the environment follows. */
export const nameVersione = (versione: string, ambiente: string): string =>
  ambiente === 'produzione' ? versione : `${versione}-${ambiente}`;
