import { giornoDiRoma, yearOf } from '@quadra/values';
import { useMemo } from 'react';
import { fonteClienti } from '../../../dominio/fonte/clienti.ts';
import { openFinestraDati } from '../../../dominio/pagina/finestra-dati.tsx';
import { messaggiDocumentale as m } from '../../../messages/documentale.ts';
import type { Messaggio } from '../../../ui/campi/Campo.tsx';
import { CaricaFile } from '../../../ui/campi/CaricaFile.tsx';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import { Tendina } from '../../../ui/scelta/Tendina.tsx';
import { makeFonteDati } from '../../../ui/scelta/voci.ts';
import css from './Documentale.module.css';
import { changeDocumento, type Documento, uploadTutti } from './documentale.api.ts';

/** Said by kind too, or a telephone does not offer its camera. */
const ACCETTATI = 'image/jpeg,image/png,application/pdf,.pdf,.png,.jpg,.jpeg,.docx,.xlsx,.p7m,.txt,.csv';
const LARGHEZZA = 560;
const ANNI = 8;
type Descrizione = { tipo: string; anno: string; tag: string };
type Carico = Descrizione & { cliente: string | null; file: readonly File[] };
type Campi<D> = { dati: D; errori: Readonly<Record<string, Messaggio>>; change: (nuovi: Partial<D>) => void };

function AnnoETipo({ dati, errori, change }: Campi<Descrizione>) {
  const anni = useMemo(() => {
    const primo = yearOf(giornoDiRoma(new Date())) + 1;
    return makeFonteDati(
      Array.from({ length: ANNI }, (_, n) => String(primo - n)).map((testo) => ({ chiave: testo, testo })),
    );
  }, []);
  return (
    <div className={css.pair}>
      <TextField
        etichetta={m.tipo}
        massimo={60}
        messaggio={errori.tipo ?? errori.Tipo}
        valore={dati.tipo}
        onChange={(tipo) => change({ tipo })}
      />
      <Tendina
        etichetta={m.anno}
        messaggio={errori.Anno}
        valore={dati.anno === '' ? null : dati.anno}
        fonte={anni}
        opzionale
        onChange={(anno) => change({ anno: anno ?? '' })}
      />
    </div>
  );
}

/** Asks which files, whose and of what year, and sends them; those that a person dropped are there already. */
export async function askCarica(
  file: readonly File[],
  { anno, antivirus }: { anno: number; antivirus: boolean },
): Promise<boolean> {
  const { esito } = openFinestraDati<Carico>({
    titolo: m.carica,
    larghezza: LARGHEZZA,
    iniziale: { cliente: null, tipo: '', anno: String(anno), tag: '', file },
    nomi: ['IdAnagrafica', 'Anno', 'tipo'],
    campi: (stato) => (
      <div className={css.dialog}>
        <CaricaFile
          scegli={m.scegli}
          accetta={ACCETTATI}
          testo={
            stato.dati.file.length === 0
              ? m.trascina
              : m.scelti(stato.dati.file.map(({ name }) => name).join(', '))
          }
          onFile={(scelti) => stato.change({ file: scelti })}
        />
        <Tendina
          etichetta={m.cliente}
          segnaposto={m.cercaCliente}
          messaggio={stato.errori.IdAnagrafica}
          valore={stato.dati.cliente}
          fonte={fonteClienti}
          opzionale
          onChange={(cliente) => stato.change({ cliente })}
        />
        <p className={css.hint}>{m.clienteNota}</p>
        <AnnoETipo {...stato} />
        {!antivirus && <p className={css.hint}>{m.senzaAntivirus}</p>}
      </div>
    ),
    save: async ({ file: scelti, cliente, tipo, anno: scritto }) => {
      await uploadTutti(scelti, {
        ...(cliente === null ? {} : { IdAnagrafica: cliente }),
        ...(scritto === '' ? {} : { Anno: scritto }),
        tipo,
      });
      notifiche.push('success', m.caricati(scelti.length));
      return true;
    },
  });
  return (await esito) === 'confermata';
}

/** Asks what a document is; answers it changed, or null. */
export async function askDescrizione(documento: Documento): Promise<Documento | null> {
  let dopo: Documento | null = null;
  const { esito } = openFinestraDati<Descrizione>({
    titolo: documento.nome,
    larghezza: LARGHEZZA,
    iniziale: {
      tipo: documento.tipo,
      anno: documento.anno === null ? '' : String(documento.anno),
      tag: documento.tag.join(', '),
    },
    nomi: ['Tipo', 'Anno', 'Tag'],
    campi: (stato) => (
      <div className={css.dialog}>
        <AnnoETipo {...stato} />
        <TextField
          etichetta={m.tag}
          placeholder={m.tagNota}
          messaggio={stato.errori.Tag}
          valore={stato.dati.tag}
          onChange={(tag) => stato.change({ tag })}
        />
      </div>
    ),
    save: async (dati) => {
      dopo = await changeDocumento(documento.id, dati);
      notifiche.push('success', m.modificato);
      return true;
    },
  });
  return (await esito) === 'confermata' ? dopo : null;
}
