// Loaded before the server: its clock is moved by some hours, that of the database is not; what it does every few minutes
// is done every few seconds.
const spostamento = Number(process.env.QUADRA_PROVE_ORE ?? 0) * 3_600_000;
const MINUTO = 60_000;
const Vera = Date;

class DataSpostata extends Vera {
  constructor(...argomenti) {
    if (argomenti.length === 0) super(Vera.now() + spostamento);
    else super(...argomenti);
  }
  static now() {
    return Vera.now() + spostamento;
  }
}
globalThis.Date = new Proxy(DataSpostata, { apply: () => new DataSpostata().toString() });

const vero = globalThis.setInterval;
globalThis.setInterval = Object.assign(
  (fn, ms, ...altro) => vero(fn, ms >= MINUTO ? ms / 100 : ms, ...altro),
  vero,
);
