import { DELIBERA_MASSIMO, LINK_MASSIMO, NOTA_MASSIMO } from '@quadra/contract';
import { giornoDiRoma, listAnni } from '@quadra/values';
import { IconTrash } from '@tabler/icons-react';
import { fonteComuni } from '../../../dominio/fonte/comuni.ts';
import { fonteStudi } from '../../../dominio/fonte/studi.ts';
import { openFinestraDati } from '../../../dominio/pagina/finestra-dati.tsx';
import { messaggiAliquota as m } from '../../../messages/aliquota.ts';
import { messaggiImu } from '../../../messages/imu.ts';
import type { Messaggio } from '../../../ui/campi/Campo.tsx';
import { DateField } from '../../../ui/campi/DateField.tsx';
import { NumberField } from '../../../ui/campi/NumberField.tsx';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { Button } from '../../../ui/comandi/Button.tsx';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import { Tendina } from '../../../ui/scelta/Tendina.tsx';
import { makeFonteDati, makeFonteEnum } from '../../../ui/scelta/voci.ts';
import css from './Aliquota.module.css';
import { type AliquotaStudio, changeAliquota, createAliquota, writeDiCasa } from './aliquote-studio.api.ts';

/** Of what a rate is, as it is chosen. */
type Chiave = { studio: string | null; comune: string | null; anno: string | null; tipo: string | null };
type Scritto = { aliquota: number | null; numero: string; data: string; link: string; nota: string };
type Dati = Chiave & Scritto;

/** A rate to write: whatever is known of it already, with the name of its comune when it is of one. */
type Proposta = Partial<Chiave> & { nomeComune?: string };

const fonteTipi = makeFonteEnum(messaggiImu.tipi);
// The year before the first pays its advance.
const fonteAnni = makeFonteDati(
  [...listAnni(), Math.min(...listAnni()) - 1]
    .sort((uno, altro) => altro - uno)
    .map((anno) => ({ chiave: `${anno}`, testo: `${anno}` })),
);
const LARGHEZZA = 640;
const MILLESIMI = 1000;
const percento = { decimali: 3, min: 0, max: 100 * MILLESIMI, nullable: true } as const;

const toScritta = ({ aliquota, numero, data, link, nota }: Dati) => ({
  Aliquota: aliquota === null ? null : aliquota / MILLESIMI,
  NumeroDelibera: numero,
  DataDelibera: data === '' ? null : data,
  Link: link,
  Nota: nota,
});
const toQuale = ({ studio, comune, anno, tipo }: Dati) => ({
  ...(studio === null ? {} : { IdStudio: Number(studio) }),
  CodiceCatastale: comune,
  AnnoImposta: anno === null ? null : Number(anno),
  Fattispecie: tipo,
});

const toDati = (una: AliquotaStudio | null, proposta: Proposta): Dati => ({
  studio: proposta.studio ?? null,
  comune: proposta.comune ?? null,
  anno: proposta.anno ?? null,
  tipo: proposta.tipo ?? null,
  aliquota: una === null ? null : Math.round(una.aliquota * MILLESIMI),
  numero: una?.numeroDelibera ?? '',
  data: una?.dataDelibera ?? '',
  link: una?.link ?? '',
  nota: una?.nota ?? '',
});

type PropsCampi = {
  dati: Dati;
  errori: Readonly<Record<string, Messaggio>>;
  change: (nuovi: Partial<Dati>) => void;
};

function CampiChiave({ dati, errori, change, chiedeStudio }: PropsCampi & { chiedeStudio: boolean }) {
  return (
    <>
      {chiedeStudio && (
        <Tendina
          etichetta={m.studio}
          messaggio={errori.IdStudio}
          valore={dati.studio}
          fonte={fonteStudi}
          opzionale
          onChange={(studio) => change({ studio })}
        />
      )}
      <Tendina
        etichetta={m.comune}
        obbligatorio
        segnaposto={m.cercaComune}
        messaggio={errori.CodiceCatastale}
        valore={dati.comune}
        fonte={fonteComuni}
        opzionale
        onChange={(comune) => change({ comune })}
      />
      <div className={css.pair}>
        <Tendina
          etichetta={m.anno}
          obbligatorio
          messaggio={errori.AnnoImposta}
          valore={dati.anno}
          fonte={fonteAnni}
          opzionale
          onChange={(anno) => change({ anno })}
        />
        <Tendina
          etichetta={m.tipo}
          obbligatorio
          messaggio={errori.Fattispecie}
          valore={dati.tipo}
          fonte={fonteTipi}
          opzionale
          onChange={(tipo) => change({ tipo })}
        />
      </div>
    </>
  );
}

function CampiAtto({ dati, errori, change }: PropsCampi) {
  return (
    <>
      <div className={css.triple}>
        <NumberField
          etichetta={m.aliquota}
          obbligatorio
          messaggio={errori.Aliquota}
          valore={dati.aliquota}
          opzioni={percento}
          zeroVisibile
          unita="%"
          onValore={(aliquota) => change({ aliquota })}
        />
        <TextField
          etichetta={m.numeroDelibera}
          obbligatorio
          messaggio={errori.NumeroDelibera}
          massimo={DELIBERA_MASSIMO}
          valore={dati.numero}
          onChange={(numero) => change({ numero })}
        />
        <DateField
          etichetta={m.dataDelibera}
          obbligatorio
          messaggio={errori.DataDelibera}
          massimo={giornoDiRoma(new Date())}
          valore={dati.data}
          onChange={(data) => change({ data })}
        />
      </div>
      <TextField
        etichetta={m.link}
        nota={m.facoltativo}
        messaggio={errori.Link}
        massimo={LINK_MASSIMO}
        placeholder={m.linkEsempio}
        spellCheck={false}
        valore={dati.link}
        onChange={(link) => change({ link })}
      />
      <TextField
        etichetta={m.nota}
        nota={m.facoltativo}
        messaggio={errori.Nota}
        massimo={NOTA_MASSIMO}
        righe={2}
        valore={dati.nota}
        onChange={(nota) => change({ nota })}
      />
    </>
  );
}

const FISSE = ['CodiceCatastale', 'AnnoImposta', 'Fattispecie', 'IdStudio'];
const SCRITTE = ['Aliquota', 'NumeroDelibera', 'DataDelibera', 'Link', 'Nota'];

type DiCasa = Parameters<typeof writeDiCasa>[0];

/** What the rate is of, where it is not to be chosen, and what counts without it. */
function Intestazione({ testo, diCasa }: { testo: string; diCasa: DiCasa | null }) {
  const resta = diCasa && writeDiCasa(diCasa);
  return (
    <div>
      <p className={css.heading}>{testo}</p>
      {resta !== null && (
        <p className={css.soft}>
          {m.quadra}: {resta}
        </p>
      )}
    </div>
  );
}

type Chiesta = {
  /** The one to correct; null: a new one. */
  una: AliquotaStudio | null;
  proposta?: Proposta;
  chiedeStudio?: boolean;
  /** What counts today, where what the rate is of is known. */
  diCasa?: DiCasa | null;
};

/**
 * Asks the rate that a studio writes for itself and its act, and writes them: the window stays open on what is wrong. What it
 * is of is asked only where it is not known. From here one may also ask to delete it.
 */
export async function askAliquota({
  una,
  proposta = {},
  chiedeStudio = false,
  diCasa = una,
}: Chiesta): Promise<'salvata' | 'elimina' | null> {
  const {
    nomeComune = una?.comune,
    anno = String(una?.annoImposta ?? ''),
    tipo = una?.fattispecie,
  } = proposta;
  const isNota = una !== null || (proposta.comune && anno && tipo && nomeComune);
  let isDaEliminare = false;
  const { esito, close } = openFinestraDati<Dati>({
    titolo: una === null ? m.inserisci : m.modifica,
    larghezza: LARGHEZZA,
    iniziale: toDati(una, proposta),
    nomi: isNota ? SCRITTE : [...FISSE, ...SCRITTE],
    campi: (stato) => (
      <div className={css.dialog}>
        {isNota ? (
          <Intestazione
            testo={m.di(nomeComune ?? '', messaggiImu.tipi[tipo ?? ''] ?? '', Number(anno))}
            diCasa={diCasa}
          />
        ) : (
          <CampiChiave {...stato} chiedeStudio={chiedeStudio} />
        )}
        <CampiAtto {...stato} />
        <div className={css.foot}>
          <p className={css.soft}>{m.vale}</p>
          {una !== null && (
            <Button
              icona={IconTrash}
              onClick={() => {
                isDaEliminare = true;
                close();
              }}
            >
              {m.elimina}
            </Button>
          )}
        </div>
      </div>
    ),
    save: async (dati) => {
      await (una === null
        ? createAliquota({ ...toQuale(dati), ...toScritta(dati) })
        : changeAliquota(una, toScritta(dati)));
      notifiche.push('success', m.salvata);
      return true;
    },
  });
  if ((await esito) === 'confermata') return 'salvata';
  return isDaEliminare ? 'elimina' : null;
}
