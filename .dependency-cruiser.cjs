const nostri = '^packages/';
/** The one-way roads of the house: values <- fisco <- contract <- server | web. */
module.exports = {
  forbidden: [
    {
      name: 'nessun-ciclo',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'values-non-importa-nulla',
      severity: 'error',
      from: { path: '^packages/values' },
      to: { path: nostri, pathNot: '^packages/values' },
    },
    {
      name: 'fisco-importa-values',
      severity: 'error',
      from: { path: '^packages/fisco' },
      to: { path: nostri, pathNot: '^packages/(values|fisco)' },
    },
    {
      name: 'contract-importa-values-e-fisco',
      severity: 'error',
      from: { path: '^packages/contract' },
      to: { path: nostri, pathNot: '^packages/(values|fisco|contract)' },
    },
    {
      name: 'server-non-importa-web',
      severity: 'error',
      from: { path: '^packages/server' },
      to: { path: '^packages/web' },
    },
    {
      name: 'web-non-importa-server',
      severity: 'error',
      from: { path: '^packages/web' },
      to: { path: '^packages/server' },
    },
    {
      name: 'lms-non-importa-nulla',
      severity: 'error',
      from: { path: '^packages/lms' },
      to: { path: nostri, pathNot: '^packages/lms' },
    },
    {
      name: 'puri-senza-node',
      severity: 'error',
      from: { path: '^packages/(values|fisco|contract)', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'motore-senza-legge',
      severity: 'error',
      from: { path: '^packages/fisco/src/engine', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/fisco/src/(parametri|regole|modelli)' },
    },
    {
      name: 'parametri-senza-regole',
      severity: 'error',
      from: { path: '^packages/fisco/src/parametri', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/fisco/src/(regole|modelli)' },
    },
    {
      name: 'regole-senza-modelli',
      severity: 'error',
      from: { path: '^packages/fisco/src/regole', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/fisco/src/modelli' },
    },
    {
      name: 'feature-server-dal-portone',
      severity: 'error',
      from: { path: '^packages/server/src/features/[^/]+/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^packages/server/src/features/',
        pathNot: ['^packages/server/src/features/[^/]+/$1/', '\\.public\\.ts$'],
      },
    },
    {
      name: 'feature-web-sole',
      severity: 'error',
      from: { path: '^packages/web/src/features/([^/]+/[^/]+)/' },
      to: { path: '^packages/web/src/features/', pathNot: '^packages/web/src/features/$1/' },
    },
    {
      name: 'formato-e-vita-soli',
      severity: 'error',
      from: { path: '^packages/web/src/(formato|vita)/' },
      to: { path: '^packages/web/src/', pathNot: '^packages/web/src/$1/' },
    },
    {
      name: 'messages-solo-formato',
      severity: 'error',
      from: { path: '^packages/web/src/messages/' },
      to: { path: '^packages/web/src/', pathNot: '^packages/web/src/(messages|formato)/' },
    },
    {
      name: 'ui-senza-dominio',
      severity: 'error',
      from: { path: '^packages/web/src/ui/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^packages/web/src/(features|app|api|dominio)/' },
    },
    {
      name: 'api-senza-parti',
      severity: 'error',
      from: { path: '^packages/web/src/api/' },
      to: { path: '^packages/web/src/(features|app|ui|dominio)/' },
    },
    {
      name: 'dominio-senza-feature',
      severity: 'error',
      from: { path: '^packages/web/src/dominio/' },
      to: { path: '^packages/web/src/(features|app|galleria)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|dist-galleria|node_modules)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.css', '.json'],
    },
  },
};
