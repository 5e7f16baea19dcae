// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

function ucs2length(text) {
  let length = 0;
  for (let at = 0; at < text.length; at += 1)
    length += 1, (text.charCodeAt(at) & 64512) === 55296 && (text.charCodeAt(at + 1) & 64512) === 56320 && (at += 1);
  return length;
}

var validateReplyToMessage = validate0;
var pattern0 = /* @__PURE__ */ new RegExp("^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$", "u");
function validate1(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (!pattern0.test(data)) {
      let err0 = { instancePath, keyword: "pattern", message: 'must match pattern "^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"' };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, keyword: "type", message: "must be string" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate1.errors = vErrors, errors === 0;
}
var formats0 = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
function validate2(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (!formats0.test(data)) {
      let err0 = { instancePath, keyword: "format", message: 'must match format "uuid"' };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, keyword: "type", message: "must be string" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate2.errors = vErrors, errors === 0;
}
function validate3(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data != "string") {
    let err0 = { instancePath, keyword: "type", message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "en" || data === "es")) {
    let err1 = { instancePath, keyword: "enum", message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate3.errors = vErrors, errors === 0;
}
function validate0(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.caseId === void 0) {
      let err0 = { instancePath, keyword: "required", message: "must have required property 'caseId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.caseId !== void 0) {
      let data0 = data.caseId;
      if (typeof data0 == "string" && ucs2length(data0) < 1) {
        let err1 = { instancePath: instancePath + "/caseId", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (Array.isArray(data0) && data0.length < 1) {
        let err2 = { instancePath: instancePath + "/caseId", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.body === void 0) {
      let err3 = { instancePath, keyword: "required", message: "must have required property 'body'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.body !== void 0) {
      let data1 = data.body;
      if (typeof data1 == "string" && ucs2length(data1) < 1) {
        let err4 = { instancePath: instancePath + "/body", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (Array.isArray(data1) && data1.length < 1) {
        let err5 = { instancePath: instancePath + "/body", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.idempotencyKey === void 0) {
      let err6 = { instancePath, keyword: "required", message: "must have required property 'idempotencyKey'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.idempotencyKey !== void 0) {
      let data2 = data.idempotencyKey;
      if (typeof data2 == "string" && ucs2length(data2) < 1) {
        let err7 = { instancePath: instancePath + "/idempotencyKey", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (Array.isArray(data2) && data2.length < 1) {
        let err8 = { instancePath: instancePath + "/idempotencyKey", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.body === void 0) {
      let err9 = { instancePath, keyword: "required", message: "must have required property 'body'" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.caseId === void 0) {
      let err10 = { instancePath, keyword: "required", message: "must have required property 'caseId'" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.idempotencyKey === void 0) {
      let err11 = { instancePath, keyword: "required", message: "must have required property 'idempotencyKey'" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.language === void 0) {
      let err12 = { instancePath, keyword: "required", message: "must have required property 'language'" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.caseId !== void 0 && (validate1(data.caseId, { instancePath: instancePath + "/caseId" }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length)), data.body !== void 0) {
      let data4 = data.body;
      if (typeof data4 == "string") {
        if (ucs2length(data4) > 4e3) {
          let err13 = { instancePath: instancePath + "/body", keyword: "maxLength", message: "must NOT have more than 4000 characters" };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (ucs2length(data4) < 1) {
          let err14 = { instancePath: instancePath + "/body", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      } else {
        let err15 = { instancePath: instancePath + "/body", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.fileIds !== void 0) {
      let data5 = data.fileIds;
      if (Array.isArray(data5)) {
        if (data5.length > 5) {
          let err16 = { instancePath: instancePath + "/fileIds", keyword: "maxItems", message: "must NOT have more than 5 items" };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        let len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data6 = data5[i0];
          if (typeof data6 == "string") {
            if (ucs2length(data6) > 64) {
              let err17 = { instancePath: instancePath + "/fileIds/" + i0, keyword: "maxLength", message: "must NOT have more than 64 characters" };
              vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
            }
            if (ucs2length(data6) < 1) {
              let err18 = { instancePath: instancePath + "/fileIds/" + i0, keyword: "minLength", message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
            }
          } else {
            let err19 = { instancePath: instancePath + "/fileIds/" + i0, keyword: "type", message: "must be string" };
            vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
          }
        }
        let i1 = data5.length, j0;
        if (i1 > 1) {
          let indices0 = {};
          for (; i1--; ) {
            let item0 = data5[i1];
            if (typeof item0 == "string") {
              if (typeof indices0[item0] == "number") {
                j0 = indices0[item0];
                let err20 = { instancePath: instancePath + "/fileIds", keyword: "uniqueItems", message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" };
                vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
                break;
              }
              indices0[item0] = i1;
            }
          }
        }
      } else {
        let err21 = { instancePath: instancePath + "/fileIds", keyword: "type", message: "must be array" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    data.idempotencyKey !== void 0 && (validate2(data.idempotencyKey, { instancePath: instancePath + "/idempotencyKey" }) || (vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors), errors = vErrors.length)), data.language !== void 0 && (validate3(data.language, { instancePath: instancePath + "/language" }) || (vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors), errors = vErrors.length));
  } else {
    let err22 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
  }
  return validate0.errors = vErrors, errors === 0;
}
var validateSendMessage = validate4;
var pattern1 = /* @__PURE__ */ new RegExp("^[0-9A-Za-z-]{4,20}$", "u");
function validate5(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (!pattern1.test(data)) {
      let err0 = { instancePath, keyword: "pattern", message: 'must match pattern "^[0-9A-Za-z-]{4,20}$"' };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, keyword: "type", message: "must be string" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate5.errors = vErrors, errors === 0;
}
function validate4(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.subject === void 0) {
      let err0 = { instancePath, keyword: "required", message: "must have required property 'subject'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.subject !== void 0) {
      let data0 = data.subject;
      if (typeof data0 == "string" && ucs2length(data0) < 1) {
        let err1 = { instancePath: instancePath + "/subject", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (Array.isArray(data0) && data0.length < 1) {
        let err2 = { instancePath: instancePath + "/subject", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.description === void 0) {
      let err3 = { instancePath, keyword: "required", message: "must have required property 'description'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.description !== void 0) {
      let data1 = data.description;
      if (typeof data1 == "string" && ucs2length(data1) < 1) {
        let err4 = { instancePath: instancePath + "/description", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (Array.isArray(data1) && data1.length < 1) {
        let err5 = { instancePath: instancePath + "/description", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.idempotencyKey === void 0) {
      let err6 = { instancePath, keyword: "required", message: "must have required property 'idempotencyKey'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.idempotencyKey !== void 0) {
      let data2 = data.idempotencyKey;
      if (typeof data2 == "string" && ucs2length(data2) < 1) {
        let err7 = { instancePath: instancePath + "/idempotencyKey", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (Array.isArray(data2) && data2.length < 1) {
        let err8 = { instancePath: instancePath + "/idempotencyKey", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.description === void 0) {
      let err9 = { instancePath, keyword: "required", message: "must have required property 'description'" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.idempotencyKey === void 0) {
      let err10 = { instancePath, keyword: "required", message: "must have required property 'idempotencyKey'" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.language === void 0) {
      let err11 = { instancePath, keyword: "required", message: "must have required property 'language'" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.subject === void 0) {
      let err12 = { instancePath, keyword: "required", message: "must have required property 'subject'" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.subject !== void 0) {
      let data3 = data.subject;
      if (typeof data3 == "string") {
        if (ucs2length(data3) > 255) {
          let err13 = { instancePath: instancePath + "/subject", keyword: "maxLength", message: "must NOT have more than 255 characters" };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (ucs2length(data3) < 1) {
          let err14 = { instancePath: instancePath + "/subject", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      } else {
        let err15 = { instancePath: instancePath + "/subject", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.description !== void 0) {
      let data4 = data.description;
      if (typeof data4 == "string") {
        if (ucs2length(data4) > 4e3) {
          let err16 = { instancePath: instancePath + "/description", keyword: "maxLength", message: "must NOT have more than 4000 characters" };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        if (ucs2length(data4) < 1) {
          let err17 = { instancePath: instancePath + "/description", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      } else {
        let err18 = { instancePath: instancePath + "/description", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.comments !== void 0) {
      let data5 = data.comments;
      if (typeof data5 == "string") {
        if (ucs2length(data5) > 4e3) {
          let err19 = { instancePath: instancePath + "/comments", keyword: "maxLength", message: "must NOT have more than 4000 characters" };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
      } else {
        let err20 = { instancePath: instancePath + "/comments", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.fileIds !== void 0) {
      let data6 = data.fileIds;
      if (Array.isArray(data6)) {
        if (data6.length > 5) {
          let err21 = { instancePath: instancePath + "/fileIds", keyword: "maxItems", message: "must NOT have more than 5 items" };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
        let len0 = data6.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data7 = data6[i0];
          if (typeof data7 == "string") {
            if (ucs2length(data7) > 64) {
              let err22 = { instancePath: instancePath + "/fileIds/" + i0, keyword: "maxLength", message: "must NOT have more than 64 characters" };
              vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
            }
            if (ucs2length(data7) < 1) {
              let err23 = { instancePath: instancePath + "/fileIds/" + i0, keyword: "minLength", message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
            }
          } else {
            let err24 = { instancePath: instancePath + "/fileIds/" + i0, keyword: "type", message: "must be string" };
            vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
          }
        }
        let i1 = data6.length, j0;
        if (i1 > 1) {
          let indices0 = {};
          for (; i1--; ) {
            let item0 = data6[i1];
            if (typeof item0 == "string") {
              if (typeof indices0[item0] == "number") {
                j0 = indices0[item0];
                let err25 = { instancePath: instancePath + "/fileIds", keyword: "uniqueItems", message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" };
                vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
                break;
              }
              indices0[item0] = i1;
            }
          }
        }
      } else {
        let err26 = { instancePath: instancePath + "/fileIds", keyword: "type", message: "must be array" };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    data.accountNumber !== void 0 && (validate5(data.accountNumber, { instancePath: instancePath + "/accountNumber" }) || (vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors), errors = vErrors.length)), data.idempotencyKey !== void 0 && (validate2(data.idempotencyKey, { instancePath: instancePath + "/idempotencyKey" }) || (vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors), errors = vErrors.length)), data.language !== void 0 && (validate3(data.language, { instancePath: instancePath + "/language" }) || (vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors), errors = vErrors.length));
  } else {
    let err27 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
  }
  return validate4.errors = vErrors, errors === 0;
}
var validateSubmitServiceRequest = validate6;
function validate6(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.caseType === void 0) {
      let err0 = { instancePath, keyword: "required", message: "must have required property 'caseType'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.caseType !== void 0) {
      let data0 = data.caseType;
      if (typeof data0 == "string" && ucs2length(data0) < 1) {
        let err1 = { instancePath: instancePath + "/caseType", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (Array.isArray(data0) && data0.length < 1) {
        let err2 = { instancePath: instancePath + "/caseType", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.subject === void 0) {
      let err3 = { instancePath, keyword: "required", message: "must have required property 'subject'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.subject !== void 0) {
      let data1 = data.subject;
      if (typeof data1 == "string" && ucs2length(data1) < 1) {
        let err4 = { instancePath: instancePath + "/subject", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (Array.isArray(data1) && data1.length < 1) {
        let err5 = { instancePath: instancePath + "/subject", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.description === void 0) {
      let err6 = { instancePath, keyword: "required", message: "must have required property 'description'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.description !== void 0) {
      let data2 = data.description;
      if (typeof data2 == "string" && ucs2length(data2) < 1) {
        let err7 = { instancePath: instancePath + "/description", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (Array.isArray(data2) && data2.length < 1) {
        let err8 = { instancePath: instancePath + "/description", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.idempotencyKey === void 0) {
      let err9 = { instancePath, keyword: "required", message: "must have required property 'idempotencyKey'" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.idempotencyKey !== void 0) {
      let data3 = data.idempotencyKey;
      if (typeof data3 == "string" && ucs2length(data3) < 1) {
        let err10 = { instancePath: instancePath + "/idempotencyKey", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (Array.isArray(data3) && data3.length < 1) {
        let err11 = { instancePath: instancePath + "/idempotencyKey", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.caseType === void 0) {
      let err12 = { instancePath, keyword: "required", message: "must have required property 'caseType'" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.description === void 0) {
      let err13 = { instancePath, keyword: "required", message: "must have required property 'description'" };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.idempotencyKey === void 0) {
      let err14 = { instancePath, keyword: "required", message: "must have required property 'idempotencyKey'" };
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
    if (data.language === void 0) {
      let err15 = { instancePath, keyword: "required", message: "must have required property 'language'" };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    if (data.subject === void 0) {
      let err16 = { instancePath, keyword: "required", message: "must have required property 'subject'" };
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
    if (data.caseType !== void 0) {
      let data4 = data.caseType;
      if (typeof data4 == "string") {
        if (ucs2length(data4) > 80) {
          let err17 = { instancePath: instancePath + "/caseType", keyword: "maxLength", message: "must NOT have more than 80 characters" };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        if (ucs2length(data4) < 1) {
          let err18 = { instancePath: instancePath + "/caseType", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
      } else {
        let err19 = { instancePath: instancePath + "/caseType", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.subject !== void 0) {
      let data5 = data.subject;
      if (typeof data5 == "string") {
        if (ucs2length(data5) > 255) {
          let err20 = { instancePath: instancePath + "/subject", keyword: "maxLength", message: "must NOT have more than 255 characters" };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
        if (ucs2length(data5) < 1) {
          let err21 = { instancePath: instancePath + "/subject", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
      } else {
        let err22 = { instancePath: instancePath + "/subject", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.description !== void 0) {
      let data6 = data.description;
      if (typeof data6 == "string") {
        if (ucs2length(data6) > 4e3) {
          let err23 = { instancePath: instancePath + "/description", keyword: "maxLength", message: "must NOT have more than 4000 characters" };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
        if (ucs2length(data6) < 1) {
          let err24 = { instancePath: instancePath + "/description", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
      } else {
        let err25 = { instancePath: instancePath + "/description", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    data.accountNumber !== void 0 && (validate5(data.accountNumber, { instancePath: instancePath + "/accountNumber" }) || (vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors), errors = vErrors.length)), data.idempotencyKey !== void 0 && (validate2(data.idempotencyKey, { instancePath: instancePath + "/idempotencyKey" }) || (vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors), errors = vErrors.length)), data.language !== void 0 && (validate3(data.language, { instancePath: instancePath + "/language" }) || (vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors), errors = vErrors.length));
  } else {
    let err26 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
  }
  return validate6.errors = vErrors, errors === 0;
}
export {
  validateReplyToMessage,
  validateSendMessage,
  validateSubmitServiceRequest
};
