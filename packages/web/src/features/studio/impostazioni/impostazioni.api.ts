import {
  fromWire,
  type ImpostazioniFilo,
  type Interno,
  type NomeTesto,
  percorsi,
  toWire,
} from '@quadra/contract';
import { send } from '../../../api/client.ts';
import type { Personalizzazioni } from '../../../api/personalizzazioni.ts';

type Busta<T> = { data: T };
export type Testi = Readonly<Record<NomeTesto, string | null>>;
export type Impostazioni = Omit<Interno<ImpostazioniFilo>, 'testi'> & { readonly testi: Testi };

const read = ({ data }: Busta<ImpostazioniFilo>): Impostazioni => ({
  ...fromWire<ImpostazioniFilo>(data),
  testi: data.Testi,
});

export const impostazioniQuery = (idStudio: number) => ({
  queryKey: ['impostazioni', idStudio] as const,
  queryFn: () =>
    send<Busta<ImpostazioniFilo>>('POST', percorsi.studioImpostazioni, {
      corpo: { IdStudio: idStudio },
      lettura: true,
    }).then(read),
  staleTime: 0,
});

/** Sends what changed and no more: what another writes meanwhile stays. */
export const writeImpostazioni = (
  idStudio: number,
  { personalizzazioni, testi }: { personalizzazioni: Partial<Personalizzazioni>; testi: Partial<Testi> },
): Promise<Impostazioni> =>
  send<Busta<ImpostazioniFilo>>('PUT', percorsi.studioImpostazioni, {
    corpo: { IdStudio: idStudio, Personalizzazioni: toWire<object>(personalizzazioni), Testi: testi },
  }).then(read);

export const setForzaChiusura = (idStudio: number, abilita: boolean) =>
  send('POST', percorsi.studioForzaChiusura, { corpo: { IdStudio: idStudio, Abilita: abilita } });

export const uploadLogo = (immagine: Blob): Promise<string | null> => {
  const corpo = new FormData();
  corpo.set('uploadFile0', immagine, 'logo.png');
  return send<Busta<{ Logo: string | null }>>('PUT', percorsi.studioLogo, { corpo }).then(
    ({ data }) => data.Logo,
  );
};

export const deleteLogo = () => send('DELETE', percorsi.studioLogo);
