// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

function ucs2length(text) {
  let length = 0;
  for (let at = 0; at < text.length; at += 1)
    length += 1, (text.charCodeAt(at) & 64512) === 55296 && (text.charCodeAt(at + 1) & 64512) === 56320 && (at += 1);
  return length;
}

var validateExecuteBatchRecordOperations = validate0;
var pattern0 = /* @__PURE__ */ new RegExp("^[A-Za-z][A-Za-z0-9_]*$", "u");
function validate1(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (ucs2length(data) > 255) {
      let err0 = { instancePath, keyword: "maxLength", message: "must NOT have more than 255 characters" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (ucs2length(data) < 1) {
      let err1 = { instancePath, keyword: "minLength", message: "must NOT have fewer than 1 characters" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (!pattern0.test(data)) {
      let err2 = { instancePath, keyword: "pattern", message: 'must match pattern "^[A-Za-z][A-Za-z0-9_]*$"' };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, keyword: "type", message: "must be string" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate1.errors = vErrors, errors === 0;
}
function validate2(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let data0 = data[key0];
      if (typeof data0 != "string" && !(typeof data0 == "number" && isFinite(data0)) && typeof data0 != "boolean" && data0 !== null) {
        let err0 = { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", message: "must be string,number,boolean,null" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
  else {
    let err1 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate2.errors = vErrors, errors === 0;
}
function validate3(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.fields === void 0) {
      let err0 = { instancePath, keyword: "required", message: "must have required property 'fields'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "allowSaveOnDuplicate" || key0 === "apiName" || key0 === "fields")) {
        let err1 = { instancePath, keyword: "additionalProperties", message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.allowSaveOnDuplicate !== void 0 && typeof data.allowSaveOnDuplicate != "boolean") {
      let err2 = { instancePath: instancePath + "/allowSaveOnDuplicate", keyword: "type", message: "must be boolean" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    data.apiName !== void 0 && (validate1(data.apiName, { instancePath: instancePath + "/apiName" }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length)), data.fields !== void 0 && (validate2(data.fields, { instancePath: instancePath + "/fields" }) || (vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors), errors = vErrors.length));
  } else {
    let err3 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate3.errors = vErrors, errors === 0;
}
var pattern1 = /* @__PURE__ */ new RegExp("^(?:[Cc][Rr][Ee][Aa][Tt][Ee]|[Uu][Pp][Dd][Aa][Tt][Ee]|[Dd][Ee][Ll][Ee][Tt][Ee])$", "u");
function validate4(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.records === void 0) {
      let err0 = { instancePath, keyword: "required", message: "must have required property 'records'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.type === void 0) {
      let err1 = { instancePath, keyword: "required", message: "must have required property 'type'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "records" || key0 === "type")) {
        let err2 = { instancePath, keyword: "additionalProperties", message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.records !== void 0) {
      let data0 = data.records;
      if (Array.isArray(data0)) {
        if (data0.length > 200) {
          let err3 = { instancePath: instancePath + "/records", keyword: "maxItems", message: "must NOT have more than 200 items" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data0.length < 1) {
          let err4 = { instancePath: instancePath + "/records", keyword: "minItems", message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate3(data0[i0], { instancePath: instancePath + "/records/" + i0 }) || (vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors), errors = vErrors.length);
      } else {
        let err5 = { instancePath: instancePath + "/records", keyword: "type", message: "must be array" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.type !== void 0) {
      let data2 = data.type;
      if (typeof data2 == "string") {
        if (!pattern1.test(data2)) {
          let err6 = { instancePath: instancePath + "/type", keyword: "pattern", message: 'must match pattern "^(?:[Cc][Rr][Ee][Aa][Tt][Ee]|[Uu][Pp][Dd][Aa][Tt][Ee]|[Dd][Ee][Ll][Ee][Tt][Ee])$"' };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/type", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate4.errors = vErrors, errors === 0;
}
function validate0(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.allOrNone === void 0) {
      let err0 = { instancePath, keyword: "required", message: "must have required property 'allOrNone'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.allOrNone !== void 0) {
      let data0 = data.allOrNone;
      if (typeof data0 == "string" && ucs2length(data0) < 1) {
        let err1 = { instancePath: instancePath + "/allOrNone", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (Array.isArray(data0) && data0.length < 1) {
        let err2 = { instancePath: instancePath + "/allOrNone", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.operations === void 0) {
      let err3 = { instancePath, keyword: "required", message: "must have required property 'operations'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.operations !== void 0) {
      let data1 = data.operations;
      if (typeof data1 == "string" && ucs2length(data1) < 1) {
        let err4 = { instancePath: instancePath + "/operations", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (Array.isArray(data1) && data1.length < 1) {
        let err5 = { instancePath: instancePath + "/operations", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.operations === void 0) {
      let err6 = { instancePath, keyword: "required", message: "must have required property 'operations'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.useDefaultRule !== void 0 && typeof data.useDefaultRule != "boolean") {
      let err7 = { instancePath: instancePath + "/useDefaultRule", keyword: "type", message: "must be boolean" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.allOrNone !== void 0 && typeof data.allOrNone != "boolean") {
      let err8 = { instancePath: instancePath + "/allOrNone", keyword: "type", message: "must be boolean" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.operations !== void 0) {
      let data4 = data.operations;
      if (Array.isArray(data4)) {
        let len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate4(data4[i0], { instancePath: instancePath + "/operations/" + i0 }) || (vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors), errors = vErrors.length);
      } else {
        let err9 = { instancePath: instancePath + "/operations", keyword: "type", message: "must be array" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    let err10 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate0.errors = vErrors, errors === 0;
}
export {
  validateExecuteBatchRecordOperations
};
