import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Parte } from '../../../dominio/pagina/Parte.tsx';
import { formatIntero } from '../../../formato/formato.ts';
import { formatNumero } from '../../../formato/formato-valore.ts';
import { messaggiCasa as m } from '../../../messages/casa-venditore.ts';
import { classi } from '../../../ui/classi.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { saveFile } from '../../../ui/comandi/salva-file.ts';
import css from './MesiVenditore.module.css';
import parte from './Venditore.module.css';
import { type MesiVenditore as Dati, mesiQuery } from './venditore.api.ts';

type Mese = Dati['mesi'][number];
const ALTEZZA = 190;
const formatEuro = (euro: number) => (Number.isInteger(euro) ? formatIntero(euro) : formatNumero(euro, 2));
const sum = (numeri: readonly number[]) =>
  Math.round(numeri.reduce((somma, uno) => somma + uno, 0) * 100) / 100;
const righe = [
  { nome: m.venduti, read: (mese: Mese) => mese.venduti, write: formatIntero, segno: css.venduti },
  { nome: m.consumati, read: (mese: Mese) => mese.consumati, write: formatIntero, segno: css.consumati },
  { nome: m.vendutoEuro, read: (mese: Mese) => mese.venduto, write: formatEuro, segno: undefined },
] as const;

/** The last twelve months: outline what was sold, full what was used, and their numbers in the same columns. */
export function MesiVenditore() {
  const letta = useQuery(mesiQuery);
  const { data } = letta;
  const isVuoto = data?.mesi.every((mese) => mese.venduti === 0 && mese.consumati === 0) ?? false;
  return (
    <Parte
      titolo={m.perMese}
      di={letta}
      className={parte.mesi}
      azione={
        data &&
        !isVuoto && (
          <Button aspetto="quiet" icona={IconDownload} onClick={() => save(data)}>
            {m.csv}
          </Button>
        )
      }
    >
      {isVuoto && <p className={parte.vuoto}>{m.nessunMese}</p>}
      {data && !isVuoto && (
        <>
          <InColonne dati={data} />
          <InRighe dati={data} />
        </>
      )}
    </Parte>
  );
}

const nameColonna = ({ mesi, oggi }: Dati, posto: number): string => {
  const mese = mesi[posto]?.mese ?? '';
  return posto === mesi.length - 1 ? m.inCorso(mese, oggi) : m.nomeColonna(mese, posto === 0);
};

function InColonne({ dati }: { dati: Dati }) {
  const { mesi } = dati;
  const massimo = Math.max(1, ...mesi.flatMap(({ venduti, consumati }) => [venduti, consumati]));
  // What is there is seen, however little; what is not has no bar.
  const height = (quanti: number) =>
    quanti <= 0 ? 0 : Math.max(3, Math.round((quanti / massimo) * ALTEZZA));
  const ultimo = mesi.length - 1;
  return (
    <table className={css.colonne} aria-label={m.perMese}>
      <thead>
        <tr>
          <td />
          {mesi.map(({ mese }, posto) => (
            <th key={mese} scope="col" className={posto === ultimo ? css.attuale : undefined}>
              {nameColonna(dati, posto)}
            </th>
          ))}
          <th scope="col">{m.dodici}</th>
        </tr>
        <tr aria-hidden className={css.barre}>
          <td />
          {mesi.map(({ mese, venduti, consumati }, posto) => (
            <td key={mese} className={posto === ultimo ? css.attuale : undefined}>
              <span className={css.coppia} style={{ height: ALTEZZA + 8 }}>
                <span
                  className={classi(css.barra, venduti > 0 && css.barraVenduti)}
                  style={{ height: height(venduti) }}
                />
                <span
                  className={classi(css.barra, css.barraConsumati)}
                  style={{ height: height(consumati) }}
                />
              </span>
            </td>
          ))}
          <td />
        </tr>
      </thead>
      <tbody>
        {righe.map(({ nome, read, write, segno }) => (
          <tr key={nome}>
            <th scope="row">
              {segno && <span aria-hidden className={segno} />}
              {nome}
            </th>
            {mesi.map((mese, posto) => (
              <td key={mese.mese} className={classi('figures', posto === ultimo && css.attuale)}>
                {write(read(mese))}
              </td>
            ))}
            <td className={classi('figures', css.somma)}>{write(sum(mesi.map(read)))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** On a phone: a line for each month, the latest first. */
function InRighe({ dati }: { dati: Dati }) {
  const { mesi } = dati;
  return (
    <table className={css.inRighe} aria-label={m.perMese}>
      <thead>
        <tr>
          <th scope="col">{m.mese}</th>
          {righe.map(({ nome }) => (
            <th key={nome} scope="col">
              {nome}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {mesi
          .map((mese, posto) => ({ mese, nome: nameColonna(dati, posto) }))
          .reverse()
          .map(({ mese, nome }) => (
            <tr key={mese.mese}>
              <th scope="row">{nome}</th>
              {righe.map(({ nome: quale, read, write }) => (
                <td key={quale} className="figures">
                  {write(read(mese))}
                </td>
              ))}
            </tr>
          ))}
      </tbody>
    </table>
  );
}

/** The same numbers in a file: as the page has them, so they cannot differ. */
function save({ mesi, oggi }: Dati): void {
  const cell = (numero: number) => String(numero).replace('.', ',');
  const testo = [
    [m.mese, ...righe.map(({ nome }) => nome)],
    ...mesi.map((mese) => [mese.mese.slice(0, 7), ...righe.map(({ read }) => cell(read(mese)))]),
    [m.dodici, ...righe.map(({ read }) => cell(sum(mesi.map(read))))],
  ];
  const contenuto = testo.map((riga) => riga.join(';')).join('\r\n');
  saveFile(new Blob(['\uFEFF', contenuto, '\r\n'], { type: 'text/csv;charset=utf-8' }), m.fileCsv(oggi));
}
