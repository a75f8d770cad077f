import { readFile } from 'node:fs/promises';
import { createRequire, registerHooks } from 'node:module';
import { dirname, join } from 'node:path';
import { onceDone } from './once-done.ts';
import type * as Tf from '@tensorflow/tfjs-core';
import type * as Wasm from '@tensorflow/tfjs-backend-wasm';
import type * as FaceApi from '@vladmandic/face-api';

type Tensor = InstanceType<typeof Tf.Tensor>;
type Ops = Record<string, (...given: unknown[]) => Tensor>;
/** What of the library is used: without its own copy of TensorFlow's types, which its build brings along. */
type Library = Pick<
  typeof FaceApi,
  'nets' | 'detectAllFaces' | 'SsdMobilenetv1Options' | 'DetectSingleFaceLandmarksTask' | 'extendWithFaceDetection'
>;
export type MesinWajah = Library & { tf: typeof Tf };

/** Operations that the library asks of a tensor itself; TensorFlow's core knows them as functions. */
const CHAINED = [
  'add', 'cast', 'concat', 'div', 'expandDims', 'matMul', 'max', 'mean', 'min', 'mul', 'pad', 'relu', 'reshape', 'sigmoid',
  'slice', 'softmax', 'squeeze', 'stack', 'sub', 'transpose',
] as const; // prettier-ignore

/** Loads the models, once in the life of a worker, on WebAssembly in this thread alone (aturan/wajah#mesin). */
export const openMesinWajah = onceDone(load);

async function load(): Promise<MesinWajah> {
  const require = createRequire(import.meta.url);
  // The library asks for all of TensorFlow, four times the size of the core that it uses.
  registerHooks({
    resolve: (name, context, next) => next(name === '@tensorflow/tfjs' ? '@tensorflow/tfjs-core' : name, context),
  });
  const tf = require('@tensorflow/tfjs-core') as typeof Tf;
  const wasm = require('@tensorflow/tfjs-backend-wasm') as typeof Wasm;
  const library = require('@vladmandic/face-api/dist/face-api.node-wasm.js') as Library;
  chain(tf);
  wasm.setWasmPaths(`${dirname(require.resolve('@tensorflow/tfjs-backend-wasm/package.json'))}/dist/`);
  tf.env().set('WASM_HAS_MULTITHREAD_SUPPORT', false);
  await tf.setBackend('wasm');

  const models = join(dirname(require.resolve('@vladmandic/face-api/package.json')), 'model');
  const { ssdMobilenetv1, faceLandmark68Net, faceRecognitionNet } = library.nets;
  const nets = [
    [ssdMobilenetv1, 'ssd_mobilenetv1_model'],
    [faceLandmark68Net, 'face_landmark_68_model'],
    [faceRecognitionNet, 'face_recognition_model'],
  ] as const;
  for (const [net, name] of nets) net.loadFromWeightMap((await readWeights(tf, join(models, name))) as never);
  return { ...library, tf };
}

/** A model's weights from its two files, without the network that the library would fetch them by. */
async function readWeights(tf: typeof Tf, path: string) {
  const [manifest] = JSON.parse(await readFile(`${path}-weights_manifest.json`, 'utf8')) as [
    { weights: Parameters<typeof tf.io.decodeWeights>[1] },
  ];
  const bytes = await readFile(`${path}.bin`);
  return tf.io.decodeWeights(new Uint8Array(bytes).buffer, manifest.weights);
}

function chain(tf: typeof Tf): void {
  const of = tf.Tensor.prototype as unknown as Record<string, (this: Tensor, ...given: number[]) => Tensor>;
  const ops = tf as unknown as Ops;
  for (const name of CHAINED) {
    of[name] ??= function op(...given) {
      return (ops[name] as Ops[string])(this, ...given);
    };
  }
  of['as1D'] = function as1D() {
    return tf.reshape(this, [this.size]);
  };
  for (const name of ['as2D', 'as3D', 'as4D']) {
    of[name] = function as(...shape) {
      return tf.reshape(this, shape);
    };
  }
  of['toInt'] = function toInt() {
    return tf.cast(this, 'int32');
  };
  of['toFloat'] = function toFloat() {
    return tf.cast(this, 'float32');
  };
}
