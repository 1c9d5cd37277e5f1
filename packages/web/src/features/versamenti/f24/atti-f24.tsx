import { giornoDiRoma, toEuro } from '@quadra/values';
import { openFinestraDati } from '../../../dominio/pagina/finestra-dati.tsx';
import { messaggiModelloF24 as m } from '../../../messages/f24-modello.ts';
import type { Messaggio } from '../../../ui/campi/Campo.tsx';
import { DateField } from '../../../ui/campi/DateField.tsx';
import { NumberField } from '../../../ui/campi/NumberField.tsx';
import { Segmenti } from '../../../ui/campi/Segmenti.tsx';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import css from './F24.module.css';
import { type F24Intero, makeFileF24, moveF24 } from './f24.api.ts';

type Mossa = 'invia' | 'ricevuta' | 'paga' | 'annulla' | 'ripristina';
type Dati = {
  data: string;
  protocollo: string;
  motivo: string;
  esito: 'Accolto' | 'Scartato';
  scarto: string;
  importo: number | null;
};
const PROTOCOLLO_MASSIMO = 40;
const MOTIVO_MASSIMO = 500;
const oggi = () => giornoDiRoma(new Date());
const vuoti = (): Dati => ({
  ...{ data: oggi(), protocollo: '', motivo: '', esito: 'Accolto', scarto: '', importo: null },
});

type Stato = {
  dati: Dati;
  errori: Readonly<Record<string, Messaggio>>;
  change: (nuovi: Partial<Dati>) => void;
};

const Data = ({ dati, errori, change, nome }: Stato & { nome: string }) => (
  <DateField
    etichetta={nome}
    obbligatorio
    massimo={oggi()}
    messaggio={errori.Data}
    valore={dati.data}
    onChange={(data) => change({ data })}
  />
);
const Protocollo = ({ dati, errori, change }: Stato) => (
  <TextField
    etichetta={m.protocollo}
    massimo={PROTOCOLLO_MASSIMO}
    messaggio={errori.Protocollo}
    valore={dati.protocollo}
    onChange={(protocollo) => change({ protocollo })}
  />
);
const Motivo = ({
  dati,
  errori,
  change,
  nome,
  obbligatorio,
}: Stato & { nome: string; obbligatorio: boolean }) => (
  <TextField
    etichetta={nome}
    righe={3}
    obbligatorio={obbligatorio}
    massimo={MOTIVO_MASSIMO}
    messaggio={errori.Motivo}
    valore={dati.motivo}
    onChange={(motivo) => change({ motivo })}
  />
);

/** What each move asks. */
function Campi({ quale, conCrediti, ...stato }: Stato & { quale: Mossa; conCrediti: boolean }) {
  const { dati, errori, change } = stato;
  switch (quale) {
    case 'invia':
      return (
        <>
          <p className={css.soft}>{m.nonTrasmesso}</p>
          <Data {...stato} nome={m.dataInvio} />
          <Protocollo {...stato} />
          {conCrediti && <Motivo {...stato} nome={m.motivoCrediti} obbligatorio />}
        </>
      );
    case 'ricevuta':
      return (
        <>
          <Segmenti
            nome={m.esito}
            voci={[
              ['Accolto', m.buono],
              ['Scartato', m.respinto],
            ]}
            valore={dati.esito}
            onChange={(esito) => change({ esito })}
          />
          <Protocollo {...stato} />
          {dati.esito === 'Scartato' && (
            <TextField
              etichetta={m.scarto}
              righe={2}
              obbligatorio
              massimo={MOTIVO_MASSIMO}
              messaggio={errori.Scarto}
              valore={dati.scarto}
              onChange={(scarto) => change({ scarto })}
            />
          )}
        </>
      );
    case 'paga':
      return (
        <>
          <Data {...stato} nome={m.pagatoIl} />
          <NumberField
            etichetta={m.importo}
            nota={m.importoNota}
            unita="€"
            messaggio={errori.Importo}
            valore={dati.importo}
            opzioni={{ decimali: 2, min: 0, nullable: true }}
            onValore={(importo) => change({ importo })}
          />
        </>
      );
    default:
      return <Motivo {...stato} nome={m.motivo} obbligatorio />;
  }
}

const nullIfEmpty = (testo: string) => (testo.trim() === '' ? null : testo.trim());
/** What is sent of each move. */
const toCorpo = (quale: Mossa, d: Dati): object => {
  switch (quale) {
    case 'invia':
      return { Data: d.data, Protocollo: nullIfEmpty(d.protocollo), Motivo: nullIfEmpty(d.motivo) };
    case 'ricevuta':
      return {
        Esito: d.esito,
        Protocollo: nullIfEmpty(d.protocollo),
        Scarto: d.esito === 'Scartato' ? nullIfEmpty(d.scarto) : null,
      };
    case 'paga':
      return { Data: d.data, Importo: toEuro(d.importo) };
    default:
      return { Motivo: d.motivo };
  }
};
const nomi = ['Data', 'Protocollo', 'Motivo', 'Scarto', 'Importo'];

/** Asks what a move wants and makes it; answers the model as it is then, null when nothing was done. */
export async function askMossa(f24: F24Intero, quale: Mossa, conCrediti: boolean): Promise<F24Intero | null> {
  let dopo: F24Intero | null = null;
  await openFinestraDati<Dati>({
    titolo: m[quale],
    iniziale: vuoti(),
    nomi,
    campi: (stato) => (
      <div className={css.dialog}>
        <Campi {...stato} quale={quale} conCrediti={conCrediti} />
      </div>
    ),
    save: async (dati) => {
      dopo = await moveF24(f24, { Azione: quale, ...toCorpo(quale, dati) });
      notifiche.push('success', m.fatto[quale]);
      return true;
    },
  }).esito;
  return dopo;
}

/** Makes the file; where the law stops a credit, why it is used all the same is asked first. True when it was made. */
export async function askFile(f24: F24Intero, conCrediti: boolean): Promise<boolean> {
  if (!conCrediti) {
    await makeFileF24(f24.id, null);
    notifiche.push('success', m.fatto.file);
    return true;
  }
  let fatto = false;
  await openFinestraDati<Dati>({
    titolo: m.file,
    iniziale: vuoti(),
    nomi,
    campi: (stato) => (
      <div className={css.dialog}>
        <Motivo {...stato} nome={m.motivoCrediti} obbligatorio />
      </div>
    ),
    save: async ({ motivo }) => {
      await makeFileF24(f24.id, nullIfEmpty(motivo));
      notifiche.push('success', m.fatto.file);
      fatto = true;
      return true;
    },
  }).esito;
  return fatto;
}
